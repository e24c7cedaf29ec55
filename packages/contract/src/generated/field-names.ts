// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

/** Every field's name with the endpoints that take and answer it; `readFieldNames` reads it. */
export const fieldNamesText = `aboveCheapest		62
access		0 1 1 3 6 3 1 1
accessLevelList	6	
accessories		2l 2 2 1 2 2 1 1 1
accessory	8l	
accountNo		5o 1
accountPostalCode		5o 1
activatedBy		s 2 1 1
activation		6 1 1 1 2
active	ax 2 5 2	6a 4m 1 1 1 4 1 1 1
addedUnitPrice		w
address	5u 4	5o 1
address1	15 37 1y 23 38 2	w 3b 1 3 1 v 5 1 1 1 1 4 1 3 1 2o 37 1 1 1 2
address2	15 37 1i 4 c 23 38 2	w 3b 1 3 1 v 5 1 1 1 1 4 1 3 1 2o 37 1 1 1 2
address3	4c	47 1 3 1 10 1 1 1 1
addressClass5Id		47 2 1 b
addressCount		47
addressId	4a	47 2 1 3 1 7 b 1 2 1 c 1 1 1 1 8 1
addressName		5c 1 1 1 1
addressType		47 1 3 1 10 1 1 1 1
addressee		6a
addresses		47
adjustments	72	
alias		0 1 1 1 1
allowBackorder		w 1p 2 8 1 2 2q 1
allowance		w 1 3o 1
altText		0 1 1 2i 1 2 2 1 2 2 1 1 1
alt_text	8l	
alternateCode		2l 2 2 1 2 1 1 1 1 1
alternateCodes		2l 2 2 1 2 2 1 1 1
amount	15 4t 2h 2	w 9 4p c 29 2
amountPaid		4f 1
analysis		6a
ancestors		2h 1 x 1 1 1
answer	37 2	36 1 1 1
approvalNumber		8h
approved		16 1 3y 1 1 1d 1 1w 3o 1
article	be 2	2h 1 x 1 1 1 7j c 1 1 1 2
article2		b1
article3		b1
article4		b1
article5		b1
asked		2r
assetType		2p 1 2 2 3
assets		2p 1 2 2 3
attempts		6e 1 1 1 1 23 2 14 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
attr	32 1 1 1	
attributeDesc	1y 2	1e e 1 1 1 2 1 1 1 j 2 1 1 2 1 2 2 1 1 1 3 1
attributeGroupDesc	1o 2	1n 1 1 1
attributeGroupId	1o 2	1n 1 1 1
attributeGroupType	1o 2	1n 1 1 1
attributeGroupUid	99 2	1n 1 1 1 2 1 1 1 7d 1 1 1
attributeId	1y 2	1e e 1 1 1 2 1 1 1 j 2 1 1 2 1 2 2 1 1 1 3 1
attributeUid	1t 18 z 2	1e e 1 1 1 2 1 1 1 2 1 1 1 e 2 1 1 2 1 2 2 1 1 1 3 1 1 1 1 v 1 1 1
attributeValue	23 2 y 1	1e o 1 1 1 e 2 1 1 2 1 2 2 1 1 1 3 1 1 1 1
attributeValueUid	24 1 1 w 1 1 1	1e o 1 1 1 e 2 1 1 2 1 2 2 1 1 1 3 1 1 1 1
attributeXAttributeGroupUid	1u 1 1	1s 1 1 1
attributes		2l 2 2 1 2 2 1 1 1
authentication		6p
author		2z
authorName		2
averagePrice		4j
avsMessage		8g
avsResponseCode		8d 3
awaited	55	
b2bUnitFlag		2p 1 2 2 3 q 1
balanceDue		47 8 1
baseCharge		62
basePrice		4k
baseQtyToPick		51 1 1 1
baseRate		5u c
baseUnit		w 1p 2 2 1 1 1 2 1 1 1 1g 1 6 d 3 1 1 1 1 1 1 1 4k 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
baseUnitOfMeasure		13 1
baseUnitPrice		13 1
belowMinimum	6z	6z 7
belowMinimumCount		6t 1 1 1 2
beyondMaximum	77 r	
billedWeight		5u 8 4
billingMethod		5o 1
billingState		8e
billingZip		8e
bin	3c i 1 63 2 3 2 8 2 3 2 1m	3b 1 i 1 16 1 1 1 4t 1 1 1 2 1 1 1 7 1 1 1 2 1 1 1
binDesc		3b 1 i 1 16 1 1 1
binTransferHdrUid	9t 1 1 1	9r 1 1 1 2
binType		3b 1 i 1
bins	9y 2 3 2 8 2 3 2 1m	9r 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
block	7 2	6 1 1 1 2
block_id	8l	
blocked		a
blocks	8l	8l 2
body	s	s 2 1 1
bottom	2o	
brand	y	w 2 1 3e 1 i 1 2 1 3c 2 1
brandCategoryFocusUid		9n
brandFolder		2p 1 2 2 3
brandFolderAssets		1d
brandName	1h 7s 2	1d 2 1 1 7r 1 1 1
brandsDesc	28 2	27 1 1 1
brandsId	28 1 1	27 1 1 1 b 2 2 1 2 2 1 1 1
brandsName	28 2	27 1 1 1 b 2 2 1 2 2 1 1 1 6q 12
brandsUid	1d 1 89	27 1 1 1 2 1 1 1 6 2 2 1 2 2 1 1 1 6q
brandsXItemsUid	2e 1 1	2c 1 1 1
breakQty		2p 1 2 2 3
breaks		13 1 1l 1 2 2 3
businessLogic		c
buyer		w
buyerId		55 1 1
by	71	
cacheTtl	13 a 1 13 1 1 1 1	
cancelFlag	4d	4d 1 i 1 2 1 5 1 1 1 6x 1
cancelled		16 1
candidate_index		6a
capabilities		c
cardBrand		5q
cardMode		w
cardType		8e 1
cardholderName		8c 2
carrier		4x 1 2 u c
carrierAccounts		5o 1
carrierAddressId		5o 1
carrierCode		5u 8 4
carrierFlag	5c	5c 1 1 1 1
carrierId		55 1 1 h 1 6g 1
carrierName	ad	5o 1 d 4a 1 1 1
carrier_route		6a
carriers	5u	
cart		w
cartHdrUid	m 1 1 1 1 1 1 4	k 1 2 1 1 1 1 1 2 1 1 5s
cartTax	y	
cartToken	l	k 1 b
cart_tax	y	
cashDrawerDesc		5i 1
cashDrawerFlag		5q
cashDrawerId		5i 1
cashDrawerUid		5i 1
catId	4	
categories		2 1d 1 1 14 2 2 1 2 2 1 1 1
category	37 2	2p 1 2 2 3 9 1 1 1 93
categoryDesc	be 2	bd 1 1 1 2
categoryId	be 1 1 1	0 1 1 2 b9 1 1 1 2
categoryIdList	0	
categoryList		2p 1 2 2 3
categoryTitle		0 1 1
categoryUid	bf 1 1	bd 1 1 1
changed		4o 2 1 q 59 l 1
changes		2z 1p 2 1 q 59 l 1
channel	8l	8l 2
chargedAmount		w 2 1 3e 1 i 1 2 1
cheapest		62
checkout		w
checkoutProcessor	s	s 2 1 1
checkoutType	s	s 2 1 1
checkoutUid	u 1 1 1 1 1	s 2 1 1 2 1 5p
checkoutUuid		s 2 1 1
children		3
childrenFilter	2i	
childrenLimit	2i	
childrenOffset	2i	
city	y 7 37 1i 4 c 23 38 2	w 1p 2 8 1 2 19 1 3 1 v 5 1 1 1 1 4 1 3 1 2o 37 1 1 1 2
city_name		6a
class1	y 5n	y 1 5l 1
class1Id	4w 3	44 1 1 1 g 9 1 2 1
class2	y 5n	y 1 5l 1
class2Id		44 1 1 1 g
class3	y 5n	y 1 5l 1
class3Id		44 1 1 1 g
class4	y 5n	y 1 5l 1
class4Id		44 1 1 1 g
class5	y 5n	y 1 5l 1
class5Id	44 j	44 1 1 1 1 3 1 b
classId1	1h	1f 1 1 18 1 2 2 3
classId2	1h	1f 1 1 18 1 2 2 3
classId3	1h	1f 1 1 18 1 2 2 3
classId4	1h	1f 1 1 18 1 2 2 3
classId5	1h 9x 2	1f 1 1 10 1 3 2 2 1 2 2 1 1 1 i 1 1 1 7v 1 1 1 2
classId5ExcludeList	2i 3 2	
classId5List	2i 3 2	
classPrice		2p 1 2 2 3
code		c l 1 1 4v c 4
code1099	b4 2	b3 1 1 1
codeDescription		5m 1
codeGroup		5m 1
codeNo		5m 1
codeNoList	5m	
codeType		2l 2 2 1 2 1 1 1 1 1
codeUid		5m 1
colorCode	40 2	3z 1 1 1
commissionSplit	6n	6m 1
commitment_amount		18 1
company	5u	
companyId	13 1 3x h 2 1 60 1 2	b 2a 2 8 1 2 16 1 1 1 6 1 9 9 1 2 1 1 1 3 1 1 b 1 1 1 3 1 v 1 4z 1 1 1 2 g 1
companyName	bl 2	c 56 1 1 1 3 1 5v 1 1 1 2
companyUid	bm 1 1	5k 1 5z 1 1 1
company_id		16 1
complete	55 4t 2 3 2 8 2 3 2 1m	55 1 1 1 1z q 1 1 1 1r 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
completed	4w 3	4w 1 2 1
completionTokens		ca 1 2 6
components		6a
confidence	cb	ca 1 2 6
congressional_district		6a
connected		6p
consignment_flag		16 1
contactCount		47
contactId	7 e d 3f 7f	6 1 1 1 2 1 7 1 1 b 2 1 3 a a 2c f 1 3 1 3 1 8 2 1 2 1 b i 4 4 4 4 4 7 1 7 1i a 6 h f 4 y m h 1 1 1 2 d j
contact_id	y	
contacts		47
content		8w 3g
contentCount		4 3q 1
contentId		3
contents		3u 1
contractNo		2n
contractPrice		2n
contractPrices		2n
contractUom		2n
contract_no		16 1
corpAddressId		5c 1 1 1 1
corrected		6a
correctedQuery		1d
cost_basis		18 1
count		1e
country	y 7 37 43 36 2	w 3b 1 3 1 v 5 1 1 1 1 4 1 3 1 9 5m 1 1 1 2
countryCode	5u 4	
countryUid	b4 2	b3 1 1 1
countsAreExact		1e
county_fips		6a
county_name		6a
created		0 1 1 3 6 3 1 1 i 1 a3
createdAt		2o 27
createdBy		0 1 1 8v 1
createdFrom	6e 1	
createdOn	6e 1	
createdSince	3n	
createdTo	6e 1	
created_by		5 6 3 1 1
creditAvailable		47
creditHold		c k 38 1 1 1 g
creditLimit		w 38 1 1 1 g
creditUsed		w
criterion		58
currency	5u	c k 1 1 1 4 1 4q 8 4 e 1
currencyCode	5y	5y
currencyId	bl 2	5k 1 5z 1 1 1 2
currentBalance		5i 1
customFlag		8w
customer	y	w
customerCount		ap v 1 1 1
customerId	6 1 d 1 d 5 1 9 1 1b 1 1 1 1 1 1c 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1e v 1 2 e 1 2 4 4 2 1 2 7 5 1 2 6 1 3 1 1 3a 1	6 1 1 1 2 1 7 1 1 7 2 1 1 2 1 3 1 1 8 a z 2 2 1 2 1 1 1 1 1 11 6 1 1 1 1 3 1 1 1 1 1 1 1 3 2 7 2 1 2 1 1 1 9 1 1 1 1 1 d 4 4 4 4 4 7 1 7 1 1 1 1 2 9 3 1 1 1 2 1 1 1 1 2 1 1 1 1 1 7 1 1 1 2 1 1 1 2 3 a 6 h f 4 y m h 1 1 1 2 d j
customerName		b l 38 1 1 1 e 2 9 1 2 1 1 1 1i 1 8 1 1 1 2 4t 1 1 1
customerPoNumber	s 6 5n	s 2 1 1 2 1 5l 1
customer_id	y 7 1	16 1
customer_po_number	y	
customers		4l
cvvResponseCode		8g
data	2o	
dataType	1y 2	1s 1 1 1 2 1 1 1 j 2 1 1 2 1 2 2 1 1 1 3 1
databaseMilliseconds		h j a a 2c w h i 4 4 4 4 4 f 1i a 6 h f 4 y m z j
date	5y	5y
dateActivated		s 2 1 1
dateAssigned		b 3 1 1
dateClosed		5i 1
dateCreated		k 1 2 1 1 1 1 1 2 1 1 r 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 7 1 2 2 3 2 3 1 1 2 1 1 1 6 1 1 1 1 1 1 2 1 1 1 1 1 7 1 1 1 2 1 1 1 1 1 1 1 1 9 2 a 3 1 1 3 1 1 5 1 1 1 1 2 1 1 1 1 1 1 1 1 o 1 1 1 1 7 4 1 1 1 2 2 7 3 1 1 1 2 1 1 1 1 2 1 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 a 4 2 4 1 1 1 3 1 2 1 1 1 5 1 1 1 4 1 1 1 5 4 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 7 1 1 1 2 1 1 1 e 1 1 1 4 1 1 1 4 1 1 1 4 1 1 1 4 1 6
dateDelivered		6e 1 1 1 1 23 2
dateDue		55 1 1 1 6x 1
dateExpires	8x	8x 1
dateIndexed		1f 1 1
dateLastModified		k 1 2 1 1 1 1 1 2 1 1 r 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 3 2 2 1 2 2 1 1 1 1 4 1 1 2 1 1 1 6 1 1 1 1 1 1 2 1 1 1 9 1 1 1 2 1 1 1 1 1 1 1 1 9 2 2 c 1 3 1 1 5 1 1 1 1 2 1 1 1 1 1 1 1 1 o 1 1 1 1 7 4 1 1 1 2 9 3 1 1 1 2 1 1 1 1 2 1 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 k 1 1 1 2 1 1 2 1 1 1 5 1 1 1 4 1 1 1 5 4 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 7 1 1 1 2 1 1 1 e 1 1 1 4 1 1 1 4 1 1 1 4 1 1 1 4 1 6
dateLastVisit		br 1 1 1
dateOpened		5i 1
dateOrderCompleted	4w 3	4w 1 2 1
dateProcessed		9r 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
dateRefreshed		4o 2 1 q 59 l 1
dateSentToErp		4x 1 2
dateSubmitted		6o
dateTested		6p
date_created		16 1 b7 1 1 1 4 1 1 1
date_last_modified		16 1 b7 1 1 1 4 1 1 1
daysPastDue		4f 1
defaultCd	5c	5c 1 1 1 1
defaultFlag		5o 1
defaultLocationId	4c 79 2	c 3s 1 1 1 1 3 1 b x 1 5z 1 1 1 2
defaultProductGroup		2p 1 2 2 3
defaultPurchasingUnit		2p 1 2 2 3
defaultSellingUnit	7g 3	m 23 1 1 1 2 3 g 6 1 1 3v 1 1 1 2 1
defaultShipToId		c 3s 1 1 1 g
defaultValue		bj 7 7 7
default_city_name		6a
deleteFlag	3n q o n	2h 1 3 2 2 1 2 2 1 1 1 i 1 1 1 5 1 g 1 1 1 1 1 1 1 1 1 1 7 2 9 1 2 1 1 1 m 1
deleted		1r 5 5 5 5 5 p 5 c 7 a 2g e h 6 7 5 5 5 p 9 8 7 c 6 5 5 5 5 a 5 7 a 7 7 7 g 7
delivered		8m
delivery		w
deliveryCode	y 5n	y 1 5l 1
deliveryDate		5u 8 4
deliveryInstructions	66	
deliveryName	y 5n	y 1 3e 1 i 1 2 1 1 1 1i 1
deliveryNote	y 5n	y 1 3e 1 i 1 2 1 1 1 1i 1
deliveryStatus	8n	8l 2
delivery_code	y	
delivery_line_1		6a
delivery_line_2		6a
delivery_name	y	
delivery_note	y	
delivery_point		6a
delivery_point_barcode		6a
delivery_point_check_digit		6a
department	70 1 4	70
description	3q 28 33 2 3c 2 5 2	3 1 1 6 3 1 1 i 1 1m 2 2 1 2 1 1 1 1 1 s 1 n 1 1 1 1 1 1 e 1 2 u c e 1 e 1 2 1 1 1 1 1 l 1 1 1 2 1 1 1 10 1 1 1 2g 7 7 7 a 1 1 1 4 1 1 1
digest		ck
dimensionUnit	5u c	
dimensions		8z
directory	6p	6p
discontinued		n 1 1 1 1 1u 2 2 1 1 1 2 1 1 1 g 16
discountPercent		2p 1 2 2 3 1g 1 j 3
discount_percent		18 1
displayArea	bz 2	by 1 1 1 2
displayDesc		2l 2 2 1 2 2 1 1 1 7s
displayOnWebFlag	2l 2 8r 2	2h 1 3 2 2 1 2 2 1 1 1 i 1 1 1 28 5b c 1 1 1 2
distributorUid	77	76
distributorsAccount	7b 2	7a 1 1 1 2
distributorsDesc	7b 2	7a 1 1 1 2
distributorsEmail	7b 2	7a 1 1 1 2
distributorsId	7b 2	7a 1 1 1 2
distributorsName	7b 2	76 1 3 1 1 1 2 1 1 1 1 2 1 6 1 1 1 2 1 1 1
distributorsUid	76 6 1 1 1 1 1 2 a 2 2 1 2	77 3 1 1 1 2 1 1 1 1 2 1 6 1 1 1 2 1 1 1
docCatTrees		2p 1 2 2 3
documentId		cc
documentType	2o	
documentUrl		2p 1 2 2 3
documents		2p 1 2 2 3
documentsAhead		9w
downloadUrl		2o 27
dpv_cmra		6a
dpv_footnotes		6a
dpv_match_code		6a
dpv_vacant		6a
drawerOpen	5i	5i 1
dst		6a
dueBefore	55	
dueDate		4f 1
dueFrom	55	
durationMinutes	8s 2	8r 1 1 1
elements	8l	
email	7 2	6 1 1 1 2 1 1 j 3b 31 1
emailAddress	4a 2 79 2 5 2	k 1 b 38 1 1 1 1 1 1 1 1 9 2 k 5 1 1 1 1 4 1 3 1 5v 1 1 1 2 2 1 1 1 2
embedding		8z
enabledCd	5c 4	5c 1 1 1 1 8 1
end_date		16 1
erpState		4d 1 i 1 2 1
error		8l 2
errors		x
examined		4o 2 1 q 59 l 1
exampleValue		bj 7 7 7
exceeded		w 1
excerpt		ca 1 2 6
exchangeRate		5u c
excludeState	6e 1	
excludeZero	3b j 1	
exempt	15	
exemptAmount		5y
exemptReason		5y
exempt_amount		w 9
exempt_reason		w 9
exemptionNo	5y	
expectedQtyOnHand	72	
expectedVersion	93 1	
expiration		8c 2
expirationDate		2n 1u 1
expirationMonth	y	8e
expirationValid		8g
expirationYear	y	8e
expiration_date		18 1
expiration_month	y	
expiration_year	y	
expired		8e
expiresAt		2o 27 3g
explanation		w 9 4t 18 2q
extendedCost		55 1 1
extendedDesc		2p 1 2 2 3
extendedPrice		n 1 1 1 1 5 2 1 4 1 39 1 1 1 1 1 f 3 1k 1
externalPoNo		55 1 1 6y 1
extra_secondary_designator		6a
extra_secondary_number		6a
failed		8m
family		ck
faqCount		2p 1 2 2 3
fastest		62
fav	3l 1	
fees		5u c
field		2z 3b
fields	2l 2 5y	bj 7 7 7
fileName		2o 27 41
fileSize		2o 27
filters	1d 1 14 3 2	
finalRate		5u c
findings		6a
firstName	4a	b 1 3v 2 1 b
focusLevel	9n	9n
footnotes		6a
format	2o 27	bj 7 7 7
found		58
freight	15 4t	
freightAmount		w 1 1 1 3e 1 1 1 g 1 2 1 1k 1
freightClass		5u c
from	1d 4h	
fromAddress1	62	
fromAddress2	62	
fromAddress3	62	
fromAddressLine	66	
fromBin	9s 2	9r 1 1 1
fromCity	62 4	
fromCompanyName	66	
fromCountryCode	62 4	
fromFirstName	66	
fromLastName	66	
fromLocationId		ah 1 1 1
fromLocationName		ah 1 1 1
fromPhone	66	
fromPostalCode	62 4	
fromState	66 29	
fromStateProvinceCode	62	
fullDocument	4d s	
fullPath		2h 1 3 2 2 1 2 2 1 1 1 i 1 1 1 65 1q 1 1 1
fullSizedSamples		2p 1 2 2 3
fullText		2
fyxerTranscriptHdrUid	8t 1 1	8r 1 1 1
given		58 12
grants		b
groupId	f 1	
groups	7 bl	6 1 1 1 2 1 bk
guaranteed		5u 8 4
handlingCharge	66	
handlingChargeUnit	66	
hasValue		90 1 1 1
hdr	3r 1 1	
hdrId	19	
header	y	
height	5u 8	2l 2 2 1 2 2 1 1 1
helpfulCount		36 1 1 1
hits		0 1 1
host	6p	6p
hostKeyFingerprint	6p	6p
hostKeyType		6p
hours	6f 1	
hoursInState		6e 1 1 1 1
id	1 1 1 5 1 1 1 1 2 1 1 r 1 8 1 1 7 1 1 1 1 1 1 1 3 1 1 1 1 1 1 1 3 1 1 1 1 1 1 1 2 1 1 1 1 1 5 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 3 1 1 1 1 1 2 1 1 1 1 1 1 1 6 1 1 i 1 1 2 6 2 1 1 1 7 6 1 1 1 3 2 2 2 10 2o 1 1b 2 1 4 1 4 1	0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 3r 2 1 b 4
ifLastModified	9u 6 5 5 5 5	
imageUrl	28 2 56 3 3v 2	0 1 1 k 1 1 1 1 1 m u 1 1 1 7 1 2 1 2 2 1 1 1 2 1 1 1 i 1 1 1 3h h 1 1 1 2 1 3r 1 1 1 2
image_url	8l	
images		0 1 1 2j 2 2 1 2 2 1 1 1
importResults	6i	6e 1 1 1 1 4k
importSetNo		6k 1 1 1 1
importState	6e 1 3 39 6 5 5 5 5	6e 1 1 1 1 39 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 i 13 1
importStatusCd	6i	6e 1 1 1 1
importUid	6h 1 1 1 1 1 1 1	6e 1 1 1 1 2 1 1 1 1 4e
inForce		2n
include	1d	
includeAddress	5o 1	
includePricing	2u	
includeStock	2l 2	
includeSubCategories	2j	
includeUd	2i	
input_index		6a
international	66	
introText		0 1 1
invMastExtUid	9a 1 1	98 1 1 1
invMastFaqUid	38 1 1	36 1 1 1
invMastLinksUid	3e	2v 1 h 1
invMastSubPartsUid		3e
invMastTagsUid	at 1 1	ar 1 1 1
invMastText		2p 1 2 2 3
invMastUid	o 1 9 1 5 4 15 17 3 5 7 1 2 i 2f 1 1 1 1 1 1 2 m 5 2 18 1 2 h 2 4 2 3 2 3 2 3 2 3 2 9 1 1 3 1 1	m 1 1 1 1 1 5 2 1 4 1 9 2 1 1 v 1 1 1 5 1 2 2 1 1 1 2 1 1 1 1 1 7 1 1 1 2 1 1 1 5 1 1 2 1 3 1 2 1 4 1 1 1 b 1 1 1 1 1 1 e 3 1 1 1 1 1 1 1 1 1c 1 e 1 2 1 1 1 1 1 l 1 1 1 2 1 1 1 18 1 1 1 g 1 1 1 3 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 5 2 1 1 1 2 1 1 1 16 1 4 1 2 6
invMastUidCount		n 1 1 1 1
invMastWebDescUid	ay 1 1	aw 1 1 1
invProfileHdrDesc	7o 2	6t 1 1 1 2 p 1 1 1
invProfileHdrUid	6u 2 t 1 1 1 1 1 1 1	6t 1 1 1 2 p 1 1 1 2 1 1 1
invProfileLineType	6z 1 1 1 1 1 1 2 m 5 2	6z 1 2 1 1 1 1 1 l 1 1 1 2 1 1 1
invProfileLineUid	7u 1 1	76 m 1 1 1
inv_mast_uid	y 1 6	18 1
invoiceDate		4f 1 h 3
invoiceLines		4f 1
invoiceNo	4g	4f 1 h 3
invoices		4x 3
isActive	f 2s 2	b 3 1 1 2q 1 1 1
isAssembly		n 1 1 1 1
isDefault	40 2	5 6 1 2 1 1 3j 1 1 1 5 1 3 1 88
isMain		2l 2 2 1 2 2 1 1 1
isOptional		3e
isPrimary	79	4l 2n 1
isPublic	37 2 h	36 1 1 1 g 1
isUnlimited		4l 1
isValid		x
isVerified		d
issueCount		71
item		2r
itemAlternateCodeUid		2l 2 2 1 2 1 1 1 1 1
itemCategoryDesc		2h 1 3 2 2 1 2 2 1 1 1 i 1 1 1 65
itemCategoryId		2h 1 3 2 2 1 2 2 1 1 1 i 1 1 1
itemCategoryUid	1d 1 1b	2h 1 2 1 2 2 1 2 2 1 1 1 i 1 1 1 65 1e
itemCategoryUids	9n	
itemCode	5y	5y
itemCount		2h 1 1 3 t 1 1 1 65 1q 1 1 1
itemDesc	1h	m 1 1 1 1 1 5 h 2 1 1 v 1 1 1 6 2 2 1 1 1 2 1 1 1 e 1 7 1 1 6 1 2 1 4 1 1 1 z 1 1 1 1 1 1 41 1 1 1 g 1 1 1 3 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 5 1g 1
itemDocumentUid		2p 1 2 2 3
itemId	o 1 9 1 4 1 b 1f q 8 1g 4k 2 4 2 3 2 3 2 3 2 3 2	m 1 1 1 1 1 5 1 1 1 4 1 9 2 1 1 v 1 1 1 6 2 2 1 1 1 2 1 1 1 e 1 7 1 1 2 1 3 1 2 1 4 1 1 1 z 1 1 1 1 1 1 1 1c 1 e 1 2 1 1 1 1 1 l 1 1 1 2 1 1 1 18 1 1 1 g 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 5 1g 1 4 1 2 6
itemImageUid		2l 2 2 1 2 2 1 1 1
itemNo		4d 1 1 1 1 1 1 e 1 2
itemPriceChangeUid		2z
itemTextCount		by 1 1 1
itemUom		2p 1 2 2 3
itemUomUid		2p 1 2 2 3 q 1
itemVariantHdrUid		2l 2 2 1 2 2 1 1 1 12 1 1 1
itemVariantLineUid		3z 1 1 1
itemWishlistHdrUid		3p 1 1 1
itemWishlistLineUid		3r 1
item_description		18 1
item_id	y 1 6	18 1
items	15	3 1a
jobDescription	70 5	70
jobNo		w 7 1 9 1a
jobNumbers	2l	
jobPriceLineUid		13 1 1j
job_description		16 1
job_no		16 1
job_price_hdr_uid		16 1 1 1
job_price_line_uid		18 1
jsonData	s 5q 3a 2 4 2 3 2 3 2 3 2 3 2	s 2 1 1 5i 1 1 1 1 39 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
jurisName		5y
jurisType		5y
jurisdiction_level		w 9
jurisdiction_name		w 9
jurisdictions		w 9
key	o 1	n 1 1 1 1
keyField		bj 7 7 7
keywords	1h	1f 1 1 18 1 2 2 3
label		bj 7 7 7
language	7 2 2f 27 6x 2	0 1 1 4 1 1 1 2 bg 1 1 1 2
languageId		5m 1
lastFour	y	w 2 1 3e 1 i 1 2 1 3c 2
lastMovement		6z
lastName	4a	b 1 3v 2 1 b
lastOrderDate		47 6i
lastOrderNo		4j
lastPurchaseDate		4j
lastQuantity		4j
lastResetTime		6 1 1 1 2
lastUnitOfMeasure		4j
lastUnitPrice		4j
last_four	y	
last_line		6a
last_maintained_by		16 1
lastvisitDate		6 1 1 1 2
latitude		5o 1 l
left	2o	
legacyTags		2p 1 2 2 3
length	5u 8	2l 2 2 1 2 2 1 1 1
level	8x	3 2 6 1 2 1 1 21 1 3 2 2 1 2 2 1 1 1 i 1 1 1 5f 1 2f 1 1 1
lft		5 6 3 1 1
limit	0 4 2 8 6 2 k 2 7 8 5 5 5 5 5 9 2 2 1 3 2 1 1 2 1 2 4 5 2 1 1 4 4 2 2 3 1 4 5 1 3 1 2 2 2 2 2 1 3 9 3 2 2 2 3 4 2 4 2 2 2 2 o 1 1 d 6 1 1 5 2 2 7 4 2 5 5 5 l 4 7 2 8 5 1 1 c 6 5 5 5 5 8 2 5 7 a 7 7 7 e 2 7	
line	3t 1b	
lineAmount		5y
lineCount		k 1 b 2t 1 n 1 1 1 1 1 e 1 2 1 1 1 3 1 1 1 1z g 1 1 1 7 1 1 1
lineId	19	
lineNo	p 2 7 1 8t 2 4 2 3 2 3 2 3 2 3 2 1m	n 1 1 1 1 5 1 1 1 3e 1 1 1 1 1 2 d 1 2 5 1 1 1 1c 1 i 4 q 1 1 1 1r 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
lineNote	o 1 9 1	n 1 1 1 1 5 2 1 3e 1 j 3 1 1 1 1 1g 1
lineNumber		51 1 1 1 u
line_count		16 1
line_no	y 1	w 9
line_note	y 1	
lines	o 1 9 1 5 2w 2 16 q 40 2 3 2 3 2 3 2 3 2 1m	w 2 1 6 2u 1 1 1 v 1 2 1 1 3 1 1 r m 1 m q 1 1 1 1r 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
link	8x	3 8u 1 3c 1 1 1 6
linkType	3d	2l 2 2 1 2 2 1 1 1 g
linkedInvMastUid		3d
linkedItemDesc		3d
linkedItemId		3d
linkedToInvMastUid		2v 1
linksCount		2p 1 2 2 3
listPrice		13 1 1h 2 2 1 2 2 1 1 1
loc	3b 1	
location		w
locationCount		bk 1 1 1
locationId	s 6 f 1e 2a 4 3 4j 1 5 5 1 4 1 4 5	s 2 1 1 2 1 e 18 2 8 1 2 d 1 i 1 i 1 i 1 2 1 1 1 3 1 1 1 a 1 5 1 42 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
locationName		w 1p 2 8 1 2 d 1 i 1 11 1 1 1 1 1 1 3 1 1 b 1 5 1 42 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
location_id	y	
longitude		5o 1 l
lot	9s 2 4 2 3 2 8 2 3 2 1m	3b 1 i 1 16 1 1 1 4n 1 1 1 3 1 1 1 2 1 1 1 7 1 1 1 2 1 1 1
lotNumber	72 1 1 1	6z 1 2 1 1 1
lots		3b 1 3n
lumpSumTotalSurchargeAmount		8f
manualPriceOverride	y 1	y 1 3e 1 j 3 1k 1
manual_price_override	y 1	
manufacturerName	1h 7s 2	1f 1 1 14 2 2 1 2 2 1 1 1 6b 1 1 1
manufacturerPartNumber		2l 2 2 1 2 2 1 1 1
margin_percent		18 1
margins	2o	
match		6a
matchedCode		1d 1c 1 1 1 2 3
matchedCodeType		1d 1c 1 1 1 2 3
matchedCriteria		58
matchedLines		58
maxLength	1y 2	1s 1 1 1 2 1 1 1 l 2 2 1 2 2 1 1 1 3 1 8i 7 7 7
maxQty	7t 2	2l 2 8 1 2 d 1 3n 7 m 1 1 1
maxScore		1d
max_tokens	ca 3 6	
maximum		bj 7 7 7
mayPlaceOrders		c
mayReleaseCheckouts		c
meetingDate	8s 2	8r 1 1 1
memberships		b
menuType		3
message	8x	a n 1 1 5b f 28 1 3c 1 2 6
messageUid		8l 2
metaDesc	be 2	0 1 1 2f 1 x 1 1 1 7j c 1 1 1 2
metaDescription	99 2	98 1 1 1
metaKeywords	99 2	98 1 1 1
metaTitle	99 2	98 1 1 1
metadata		6a
microservicesUid	cg 1 1	
microservices_uid		ce 1 1 1
milliseconds		1i 1 56 5l 1 2 6
minLength		bj 7 7 7
minQty	7t 2	2l 2 8 1 2 d 1 3n 7 m 1 1 1
minSimilarity	58	
min_qty		18 1
minimum		bj 7 7 7
minimumOrderQty		n 1 1 1 1 1y 1 1 1 2 3 q 1
minimumQuantity		13 1
missing	2q	
missingQty		76
mode	8b 1 1 1 1 1 1	8b
model	9d 1 2w 1 2 2 2 2	8z 3b 1 2 1 1 1 1 2
modelNo	75	70
modified		0 1 1 3 6 3 1 1
modifiedAt		ck
modifiedSince	3n	
modified_by		5 6 3 1 1
moveAllocations	9s 2	9r 1 1 1
moveAvailable	9s 2	9r 1 1 1
movementType	70	70
movements		9r 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
name	7 2 p 7 2l 24 6l 2 5 2	6 1 1 1 2 1 h 3 2t 1 h 10 1u 7 1 4a 7 7 7 a 1 1 1 3 1 1 1 1
newPrice		2z
nextAttempt		8l 2
no	52 1 1	
note	3k 1	5 6 3 1 1 25 2 2 1 2 2 1 1 1 g 6 1 1 w 1
notes	3s 3d 2 r 2	3r 1 1d 1 1 1t 7 q 1 1 1
notificationUid		8x 1
nullable		bj 7 7 7
number	5y	
numberValid		8g
numbers	2r	
numericValue	23 2	22 1 1 1 e 2 1 1 2 1 2 2 1 1 1 3 1 1 1 1
oeHdr	y	
oe_hdr	y	
oe_line	y	
offset	0 4 2 8 6 2 k 2 7 8 5 5 5 5 5 9 2 2 1 3 2 1 1 2 1 2 4 5 2 1 1 4 4 2 2 3 1 4 5 1 3 1 2 2 2 2 2 1 3 9 3 2 2 2 7 2 4 2 2 2 2 o 1 1 d 6 1 1 5 2 2 7 6 5 5 5 l 4 7 2 8 7 c 6 5 5 5 5 8 2 5 7 a 7 7 7 e 2 7	
oldPrice		2z
onBehalf		w 2 1 3e 1 i 1 2 1
onCreate		bj 7 7 7
onUpdate		bj 7 7 7
online	1f 2	1f 1 1
onlineCd	2p 1	2l 2 2 1 2 2 1 1 1
openInvoiceCount		47
openOrderAmount		47
openOrderCount		47
openRestockCount		6t 1 1 1 2 c 1 1 1 2
openedBy		5i 1
openingBalance		5i 1
operator	1d 1	
options	2o	
order	50	
orderBy	0 5 1 e m 2 f 5 5 5 5 b 7 1 3 2 1 4 2 4 5 2 1 1 4 4 2 2 3 1 4 5 7 2 4 2 d 3 2 2 2 7 2 4 2 2 2 2 o f 6 1 6 2 2 7 6 5 5 5 p 7 2 8 7 c 6 5 5 5 5 a 5 7 a 7 7 7 e 2 7	
orderCount		m 3x 66
orderDate		y 1 3e 1 6 c 1 1 1 1 1k 1
orderLineNo		4x 1 2 1 1 1 1
orderLines		4d 1 j 1 2
orderMultiple		n 1 1 1 1 1y 1 1 1 2 3 q 1
orderNo	4e n	s 2 1 1 2 1 3e 1 1 1 4 c 1 1 1 1 1 1 1 1 1g 1 3 4e
orderedBy		4d 1 i 1 2 1
organizer	8s 2	8r 1 1 1
orientation	2o	
otherWarehouseName		70
otherWarehouseUid		70
ownRole		b
ownerName		3p 1
packageHeight	66	
packageLength	66	
packageType	5u	
packageWidth	66	
packages	5u	
paidInFull	4f	4f 1
parameterSize		ck
parentCategoryId		bd 1 1 1
parentCategoryUid	bd 1 2	bd 1 1 1 2
parentId	4	2 1 1
parentIdList	5	
parentItemCategoryUid		2h 1 x 1 1 1
parent_id		5 6 3 1 1
partCount		6t 1 1 1 2 3 11 1 1 1 2
partNumber	7g 3 1q 2	7g 1 1 1 2 1 1m 1 1 1
participants	8s 2	8r 1 1 1
password	7 2 4 6c 53 2	
pastDue		47
path	2h 1 y 60 2	9f 1 1 1
pattern		bj 7 7 7
payment		w 2 1 3e 1 i 1 2 1
paymentAccount	y	
paymentAccountId	y 7h 2	8c 1 1 2 1
paymentAccountType		8c 2
paymentMethod		5q
paymentTypeDesc		5q
paymentTypeId		5q
paymentTypeUid		5q
paymentUid		8h
payment_account	y	
payment_account_id	y	
pdfId		2o 27
pending		8m
period		w 1 3o 1
periodEnd		4l 1
periodStart		4l 1
permission		b
permissions		b 1 7 j a a 2c w h i 4 4 4 4 4 f 1i a 6 h f 4 y m z j
phone	4a 2 1i 5r 2	b 1 3s 1 1 1 1 1 1 1 1 9 2 k 5 1 1 1 1 4 1 3 1 5v 1 1 1 2
pickTicketNo		4x 3 1 1 1 1
pickTickets		4x 3
picking		4x 3
pickupInstructions	66	
plus4_code		6a
po	c5 1	
poDate		55 1 1 1 6x 1
poLineNo	9y 2 3 2	9x 1 1 1 2 1 1 1
poNo	56 2 4j 1 5 1 4 1 2 2 1 4 5	4d 1 1 1 g 1 2 1 1 1 3 1 1 1 4j 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
poNoRequired		c k 38 1 1 1 g
poNumber	73 4 r 2	70 3 4 q 1 1 1
podcastsUid	9h 1 1	9f 1 1 1
port	6p	6p
postalCode	4c l 1 w 4 c 5b 2	w 3b 1 3 1 v 5 1 1 1 1 4 1 3 1 5v 1 1 1 2
postal_code	15	w 9
precision		6a
prefix	2p 4s 4	
price		18 1 4 1a
price1		1f 1 1 18 1 2 2 3
price10		1f 1 1 18 1 2 2 3
price2		1f 1 1 18 1 2 2 3
price3		1f 1 1 18 1 2 2 3
price4		1f 1 1 18 1 2 2 3
price5		1f 1 1 18 1 2 2 3
price6		1f 1 1 18 1 2 2 3
price7		1f 1 1 18 1 2 2 3
price8		1f 1 1 18 1 2 2 3
price9		1f 1 1 18 1 2 2 3
priceClass		c 2d 1 2 2 3 17 1 1 1 g
priceDifference	40 2	3z 1 1 1
priceExplanation		w 7 1
priceSource		n 1 1 1 1 5 2 1 4 1 9 30 1 j 3
pricing		2p 1 2 2 3
pricingMethod		2n
pricing_method		18 1
primaryBin		2l 2 8 1 2 d 1 1t 1 1
primarySalesrep	6n	6m 1
primary_number		6a
printedFlag	51	51 1
priority	3s 5v	3r 1 5v
privateKey	6p	
processCd	1h 5d 2 2y 6 5 5 5 5 a a 2	k 1 7 2 1 1 j 1 1 5c 1 1 1 2 2t 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 7 1 1 1 9 1 1 1
processDesc		9r 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
processMessage	9u 6 5 5 5 5	9r 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
processor	y	
productCollection	2i 1	2l 2 2 1 2 2 1 1 1
productCount		7a 1 1 1 2
productType	66	
productsDesc	7g 3	7g 1 1 1 2 1
productsId	7g 3	7g 1 1 1 2 1
productsUid	7i 1 1 2	7g 1 1 1 2 1
profile		c
profileValues	7	6 1 1 1 2
promisedShipDate		4d 1 i 1 1 1 1
prompt	ca 3 6	
promptTokens		ca 1 2 6
properties	s 90 2 4 2 3 2 3 2 3 2 3 2	s 2 1 1 8v 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
prophet21HdrUid	z	y 1
publishDown		0 1 1
publishUp		0 1 1
published		4 1 6 3 1 1
purchaseOrderReceiptUid	a4 1 1	a2 1 1 1 20 1
purchasingUnit		2p 1 2 2 3 q 1
q	0 4 2 10 2 5 1 9 5 5 5 5 e 2 2 1 a 2 4 9 4 6 f 1 3 1 2 2 2 8 9 3 2 2 2 7 2 4 2 2 2 q f 6 1 6 4 7 6 5 5 5 p 8 9 7 1y 7 7 7 e 2 7	8z
qtyAllocated		y 1 1m 2 8 1 2 d 1 i 1 i 1 j 3
qtyAvailable		w h 18 2 4 4 1 2 d 1 i 1
qtyAvailableAll		1d
qtyBackordered		w 2 1 1m 2 8 1 2 1f 1 j 3
qtyBefore		72 1 1 1
qtyChange		70 2 1 1 1
qtyDesired	3s	3r 1
qtyGiven		58
qtyInTransit		a7 1 1 1
qtyMaximum		2n
qtyOnHand	72	2l 2 8 1 2 d 1 i 1 34 3 1 1 1 1
qtyOnOrder		2l 2 8 1 2 41 4 3
qtyOpen		55 1 1 1 1z q 1 1 1 45 1
qtyOrdered		2n 1u 1 n 1 1 20 q 1 1 1 45 1
qtyOver		9r 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
qtyPicked		51 1 1 1
qtyReceived	73 2v 2 3 2 d 2 1m	55 1 1 1w 4 q 1 1 1 1x 1 1 1 2 1 1 1 2 1 1 1 7 1 1 1 1l 1
qtyRequired		3e
qtyShipped	ad 2	4d 1 j 1 2 57 1 1 1 2 1 1 1
qtyShort		9r 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
qtyToOrder	77 r 2	
qtyToPick		51 1 1 1
qtyToTransfer	74	
qtyUsed	75	71
qty_maximum		18 1
qty_ordered		18 1
quantity	o 1 e 1 1 43 m 4 8 3m 2 4 2 3 2 3 2 3 2 3 2 1m	n 1 1 1 1 5 7 1 39 1 1 1 1 1 2 d 1 2 4r 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
quantization		ck
queryStringRedirectLink		1d
queryStringUid		1d
question	37 2 92	36 1 1 1
quote		6k 1
quoteDate		4h 1
quoteLines		4h 1
quoteNo	o 1 3t	n 1 1 1 1 5 2 1 3e 1 3 1 f 3
rank		62
rate		5y
rateSource		5y
rdi		6a
reason	72 1 1 2u 2 3 2 8 2 3 2 1m	70 2 1 1 1 2s 1 1 1 2 1 1 1 7 1 1 1 2 1 1 1
receipts	73	c5 1
receivingUid	9z 1 1	9x 1 1 1
recordName		bj 7 7 7
record_type		6a
referenceNo	6e 4 1z 1a 1 5 1 4 1 4 1 4 1 4 1 1o	6e 1 1 1 1 1z 1a 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
refreshed		1i 1
region		c 5m
registerDate		6 1 1 1 2
remaining		w 1 3o 1
removed		1i 1
reorderQty	7t 2	6z 7 m 1 1 1
requestId	9s 6 5 5 5 5 1o	9r 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
requestedBy		55 1 1
requestedDate	6l	6k 1
requestedShipDate	y	y 1 3e 1 i 1 1 1 1 1 1
requested_ship_date	y	
required		bj 7 7 7
requiredFlag	1t 2	1s 1 1 1
residential	5u 8	
resource		4o 2 1 q 59 l 1
response		9r 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
responseCode		8c 1 1 2 1
responseFormat	5u c	
responseMessage		8c 1 1 2 1
responseStatus		8l 2
restockHdrUid	73 w 1 1	70 3 4 q 1 1 1
restockItems	77 r 2	
restockState		77 q 1 1 1
restocks		73
rgt		5 6 3 1 1
right	2o	
role	8x	5 1 1 1 1 2 1 2 1 1 3 j a a 2c w h i 4 4 4 4 4 f 1i a 6 7 1 9 f 4 y m h 1 1 1 f j
rootCategoryUid		bd 1 1 1
rootItemCategoryId	2h 1 y	
rootItemCategoryUid		2h 1 x 1 1 1
rubricsUid	cn 1 1	
rubrics_uid	ca 3 6	cl 1 1 1
rules		5 6 3 1 1
salesLocationId		6k 1
salesRepId	bs 2	b 1 7 j a a 2c 6 1 1 1 g 7 h i 4 4 4 4 4 f 1i a 6 h f 4 y m h 1 1 1 2 d j
salesReps		47
salesrepId	4w 1r	4w 1 2 1 1m 1
salesrepName		6m 1
salesreps	6n	
scheduledImportMasterUid		6e 1 1 1 1 7
score		1d 3v 72 1 2 6
scoreInt		1d
searchType	1d 1	
searchableCd	1o 2	1n 1 1 1
secondary_designator		6a
secondary_number		6a
secretFlag	91 2	90 1 1 1
sectionDesc	83 2	82 1 1 1 2
sectionName	83 2	6z 7 m 1 1 1 7 1 1 1 2
sectionsUid	6z 7 m 1 2 9 1 1 1	6z 7 m 1 1 1 7 1 1 1 2
seesAllCustomers		c
sellingUnit		2p 1 2 2 3 q 1 3b 7
sellingUnitSize	7g 3	6z 7 a 1 1 1 2 1
sendEmail	7	6 1 1 1 2
sensitive		bj 7 7 7
sequenceNo	1t 2 3 2 3 2 8 2 m 2 1 g 1 f 2 7c 2 j 2	3 1b e 1 1 1 2 1 1 1 2 1 1 1 7 1 1 1 2 1 1 1 1 1 1 2 1 2 2 1 1 1 3 1 1 1 1 7 1 1 1 1 1 1 1 1 1 1 9 1 4 1 1 1 1m 1 1 5n 1 1 1 2 g 1 1 1 2
serialNo	75	70
serialized		2p 1 2 2 3 24 1 1 1 1 1 1 50 1 1 1 1v 1
serials	9s 2 4 2 3 2 8 2 3 2 1m	9r 1 1 1 3 1 1 1 2 1 1 1 7 1 1 1 2 1 1 1
serverVersion		6p
service		h j a a 2c w 5 1 2 9 i 3 1 4 4 3 1 4 f 1i a 6 h f 4 y m z j
serviceCode		5u 8 4
serviceName	90 1	62 2y 1 1 1
serviceType	5u	5u 8 4
sessionId		k 1 b
settingName	91	90 1 1 1
settingValue	91 2	90 1 1 1
settingsUid	92 1 1	90 1 1 1
share		ap
shareCode	3p 1 1	3p 1
shipDate	5u	4x 1 2
shipFrom	5y	
shipTo	5y	w 4b
shipToAddress1	y 5n	y 1 3e 1 i 1 2 1 1k 1
shipToAddress2	y 5n	y 1 3e 1 i 1 2 1 1k 1
shipToCity	y 5n	y 1 3e 1 i 1 1 1 1 1 1 1i 1
shipToCountry	y 5n	y 1 3e 1 i 1 2 1 1k 1
shipToEmail	y 5n	y 1 5l 1
shipToId	s 6 5 1 9 32 1j n	s 2 1 1 2 1 1o 1k 1 3 1 3 1 1 1 22 1
shipToName	y 3e 29	w 2 1 38 1 3 1 1 1 i 1 2 1 1 1 1i 1
shipToState	y 5n	y 1 3e 1 i 1 1 1 1 1 1 1i 1
shipToZip	y 5n	y 1 3e 1 i 1 2 1 1 1 1i 1
ship_to_address	15	
ship_to_address1	y	
ship_to_address2	y	
ship_to_city	y	
ship_to_country	y	
ship_to_email	y	
ship_to_id	y 7	18 1
ship_to_name	y	
ship_to_state	y	
ship_to_zip	y	
shipmentNo		4x 1 2
shipments		4x 1 2
shippingEstimate	y	
shipping_estimate	y	
show	76	
similarity		2p 1 2 2 3 2b
since	70 1	
siteHash		h j a a 2c w h i 4 4 4 4 4 f 1i a 6 h f 4 y m z j
siteId	d	h 2 h 2 8 2 8 2 2a 2 u 2 f 2 g 2 2 2 2 2 2 2 2 2 2 2 d 2 1g 2 8 2 4 2 f 2 d 2 2 2 w 2 k 2 x 2 h 2
size	1d	ck
slipDate	58	
sold		2r
sort	1d	
sortBy	2l 2	
source		w 9 1u 2v 4 4 4 4 21 1 1 1 1 1 1 i 3b 1 2 6 1
sourceFields		1d
sourceId	s 5m 1 2d 2	s 2 1 1 4g 1 1 1 1 y 1 1 1 1 29 1 1 1
sourceLocationId		6k 1
sourceName	s 5m 1	s 2 1 1 23 3f 1 1 1 1 6
sourceType	cc	ca 1 1 1 6
sourceUid		ca 1 2 6
sources		ca 1 2 6
spent		4l 1
standardFreight		w
start_date		16 1
state	y 7 37 1i 4 c 23 38 2	0 1 1 u 9 1g 2 8 1 2 19 1 3 1 v 5 1 1 1 1 4 1 3 1 2o 37 1 1 1 2
stateName	b4 2	b3 1 1 1
stateSince		6e 1 1 1 1
stateUid	b5 1 1	b3 1 1 1
state_abbreviation		6a
status	cc	h h 1 1 a a 2c h 1 1 1 1 1 a 4 1 1 1 1 1 1 3 1 1 2 i 4 4 4 4 4 f 1i a 3 1 1 1 h f 4 y m z 3 1 1 1 6 7
statusCd	k 8 g 7 2 6 1 2 2 3 2 1 2 2 1 2 5 5 a 1 a 6 3 q 1 2 1a 6 1b 3 2 b 1 3 2 2 2 3 1 3 2 3 2 3 2 3 2 k 3 6 3 5 3 4 3 9 1 2 3 1 2 2 1 2 2 1 2 2 1 2 2 1 2 7 3 2 1 2 5 2 7 7 3 4 3 4 3 d 7	k 1 7 2 1 1 j 1 1 6 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 6 2 2 1 2 2 1 1 1 3 1 1 1 1 2 1 1 1 2 1 d 1 4 1 4 1 1 1 1a 1 1 1 1 2 1 1 1 1 1 1 1 1 13 1 1 1 2 9 1 1 1 1 1 1 2 1 1 1 1 2 1 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 k 1 1 1 3 1 2 1 1 1 5 1 1 1 4 1 1 1 9 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 7 1 1 1 2 1 1 1 4 1 1 1 7 1 1 1 4 1 1 1 4 1 1 1 4 1 1 1
statusCdList	78	
statusDesc		4d 1 1 1 1 1 e 1 1 1 1 4r 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
status_cd	ch 7	18 1 b5 1 1 1 4 1 1 1
stdPrice		2l 2 2 1 2 2 1 1 1
stock		1d 18 2 8 1
stockStatus	1d 1 17	1d 18 2 8 1
stock_status		1f 1 1
stockable		2l 2 8 1 2
street	y	
street_name		6a
street_postdirection		6a
street_predirection		6a
street_suffix		6a
subCategories		2h 1 x 1 1 1
subCategoryCount		2h 1 x 1 1 1 7v 1 1 1
subPartInvMastUid		3e
subPartItemDesc		3e
subPartItemId		3e
subPartsCount		2p 1 2 2 3
substitutes		2p 1 2 2 3
subtotal		k 1 b 1 1 1 3e 1 1 1 1 1 e 1 2 1 1k 1
suggestedOrderQty		76
suggestedQuantity		x 1 1
suggestedSellingUnits		76
suggestedUnitOfMeasure		x 1 1
suggestions		2r
summary	8s 2	5y 2t 1 1 1
supplierName		2p 1 2 2 3
surchargeAllowed		8f
surchargeAmount	8h	w 2 1 3e 1 i 1 2 1 3h
surchargeDescription		8f
surchargeFlag		5q
surchargePercent		8f
surcharges		62
swatchSample		2p 1 2 2 3
system	ca 3 6	
tag	as 2	ar 1 1 1
tags	1h 14 2	0 1 1 1d 1 1 14 2 8 1
tagsList	0	
taker	y 3y 3 1m	y 1 3e 1 i 1 2 1 1k 1
tax		w 52
taxAmount		w 1 1 1 3e 1 1 1 1 1 e 1 2 1 1k 1
taxClass		2p 1 2 2 3
taxCode	5y	
taxExemptFlag		47 1 3 1
taxId	bl 2	5k 1 5z 1 1 1 2
taxRate	b4 2	b3 1 1 1
taxShipping	b4 2	b3 1 1 1
tax_amount		w 9
tax_class	15	w 9
tax_rate		w 9
taxable	15	c 2d 1 2 2 3 31
taxableAmount		5y
taxableFlag		44 1 1 1 g
taxable_amount		w 9
telecheckCode	b4 2	b3 1 1 1
temperature	ca 1 2 6	
templateId	2o 27	
terms		55 1 1
termsDesc		w 38 1 1 1 g
termsId		44 1 1 1 g
territory		c
text	58 3d	8l 2 3n 1 2 6
textTypeCd		2p 1 2 2 3
textValue		2p 1 2 2 3
time_zone		6a
timezone	7 2 bj 2	6 1 1 1 2 5d 1 62 1 1 1 2
title	4a 4b 7 2 3 j 2 1w 2	0 1 1 1 1 1 1 1 1 1 2 1 2 1 1 21 1 7 1 2 2 3 i 1 1 1 p 2 1 b 46 1 1 1 3 1 h 1 1 1 1j c 1 1 1 2 s 1 1 1 6
to	5u	
toAddress1	62	
toAddress2	62	
toAddress3	62	
toAddressLine	66	
toBin	9s 2	9r 1 1 1
toCity	62 4	
toCompanyName	66	
toCountryCode	62 4	
toFirstName	66	
toLastName	66	
toLocationId	a8	a7 1 1 1 2 1 1 1
toLocationName		a7 1 1 1 2 1 1 1
toPhone	66	
toPick	51	
toPostalCode	62 4	
toQtyOnHand		74
toRegion	66	
toState	8f	
toStateProvinceCode	62	
toWarehouseUid	74	74
token		d
took		1d
top	2o	
top_p	ca 3 6	
totalAmount		w 1 1 1 3e 1 1 1 1 1 e 1 2 1 5 1 1 1 q m 1 1u 2
totalCharge		62
totalExempt		5y
totalIsExact		1d
totalQuantityPurchased		4j
totalRate		5u c
totalResults		1d
totalTax		5y
totalTaxable		5y
totalWeight	66	
total_commitment		16 1
total_tax		w 9
totals		w 1
trackBins		55 1 1
trackLots		2p 1 2 2 3 24 1 1 1 1 1 1 50 1 1 1 1v 1
trackingNo	ad	4x 1 2 5c 1 1 1
trackingUrl		4x 1 2
transactionId		8h
transactionSetupId	8c 1 1 2	8b 1 2
transcript	8s 2 m 2	8r 1 1 1 l 1 1 1
transferLineNo	ad 2 3 2	ac 1 1 1 2 1 1 1
transferReceiptUid	aj 1 1	ah 1 1 1
transferShippingUid	ae 1 1	ac 1 1 1
transferUid	a9 1 1 2 5	a7 1 1 1 2 1 1 1 2 1 1 1
transfers	74 2o 2	9r 1 1 1
transitDays		5u 8 4
transitTime		5u c
tried		8m
truncatedCardNumber		8c 2
twoLetterCode	b3 1 1 1	b3 1 1 1
type	5y 2n	3 5v 5l 7 7 7
typeCd	1o 2	1n 1 1 1
uiEndpoint		8b
uid		1r 5 5 5 5 5 p 5 c 7 a 2g e h 6 7 5 5 5 p 9 8 7 c 6 5 5 5 5 a 5 7 a 7 7 7 g 7
unit	1y 2	1s 1 1 1 2 1 1 1 j 2 1 1 2 1 2 2 1 1 1 3 1
unitCost		55 1 1 6y 1
unitOfMeasure	o 1 9 1 4 1 2j 5 1g 28 3 4n	n 1 1 1 1 5 2 1 4 1 9 18 2 2 1 1 1 2 1 1 1 1 d 1 2 9 1 3 1 2 1 i 1 1 1 1 1 1 1 d 1 2 1 1 1 1 1 1 1 1 1c 1 e 1 2 1 1 1 1 1 9 1 1 1 2 1 6 1 1 1 2 1 1 1 2p 1g 1
unitPrice	y 1	n 1 1 1 1 5 2 1 4 1 9 30 1 1 1 1 1 2 d 3 1k 1
unitQuantity	y 1	y 1 5l 1
unitSize		n 1 1 1 1 5 2 1 4 1 9 1a 2 1 1 1 2 3 q 1 p 1 j 3 1 1 1 1 1 1 1 4k 1 1 1 3 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
unit_of_measure	y 1	
unit_price	y 1 6	
unit_quantity	y 1	
unit_size		18 1
units		2r
until	70 1	
uom	9s 2 4 2 3 2 3 2 3 2 3 2	18 1 1e 74 1 1 1 3 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
upc		2l 2 2 1 2 2 1 1 1
upcOrEan	99 2	2p 1 2 2 3 6b 1 1 1
upcOrEanId	7g 3 1q 2	2p 1 2 2 3 x 1 16 1 1 1 1 1 1 1s h 1 1 1 2 1 1m 1 1 1
upcOrEanItem	99 2	98 1 1 1
upcOrEanPrefix	99 2	98 1 1 1
updateCd	6u 2 3y	6t 1 1 1 2 3t 1 1 1
urbanization		6a
url	bl 2	2p 1 2 2 3 2n 1 5z 1 1 1 2
usageItems	75	
useBrandFolderDoc	1d	
used		w 1
userCartNo	l	k 1 b
userDefined	4a	2h 1 7 1 2 2 3 i 1 1 1 m 1 1 1 e 2 2
userEmail	y	y 1 5p
userId	k 1 d au 1 1 1	c 8 1 b 2 1 as 1 1 1 2
userName	bs 2	6o c 4r 1 1 1 2
user_email	y	
user_id	y	
username	7 2 4 6c	6 1 1 1 2 2 6 j a a 2c n 9 h i 4 4 4 4 4 c 3 g 1 11 a 6 h f 4 y m z j
usersId	6t g 1o v 6 5 5 5 5	j 9 1 1 1 1 6 a a 1x 1 1 4 1 8 9 e 9 h i 4 4 4 4 4 b 4 8 7 1 1 o 1 1 1 a a 1 2 3 7 1 9 f 4 1 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 4 m z j
usersUid	bt 1 1	br 1 1 1
utc_offset		6a
valid		8g
valueCount		1e
values	31	1e 15 2 1 1 2 1 2 2 1 1 1 3 1 8i 7 7 7
variantDesc	40 2	3z 1 1 1
variantFilter	2l 2	
variantName	40 2	3z 1 1 1
variantType	40 2	3z 1 1 1
variantValue	40 2	3z 1 1 1
vendor		57
vendorId	55 3	55 1 1 1 6x 1
vendorItemId		55 1 1 6y 1
vendorName	58	55 1 1 1 6x 1
verdict		2r
version		h 3 1 b 4 a a 2c w h i 4 4 4 4 4 f 1i a 6 c 1 1 1 2 f 4 y m z j
viewCount		36 1 1 1
visibility	9n	9n
vmiMovementUid		70
vndrStock		2p 1 2 2 3
waitingCheckoutUid		k 1 b
warehouseCount		7n 1 1 1
warehouseDesc	6u 2	6t 1 1 1 2
warehouseId	6u 2	6t 1 1 1 2
warehouseName	6u 2	6t 1 1 1 2 9 q 1 1 1
warehouseUid	6v 1 1 1 1 1 1 1 1 1 1 1 1 1 1 o 1 2	6t 1 1 1 2 1 1 2 1 1 1 2 1 1 o 1 1 1
warnings		x 1 1
warranty	75	70
warrantyType	75	70
webAllowance		c 49
webAllowancePeriod		c
webDesc		2p 1 2 2 3
webDesc1	ax 2	aw 1 1 1
webDesc2	ax 2	aw 1 1 1
webDesc3	ax 2	aw 1 1 1
webDesc4	ax 2	aw 1 1 1
webDescFull	ax 2	aw 1 1 1
webDisplayTypeDesc	bz 2	by 1 1 1 2
webDisplayTypeId	bz 1 1 1	2p 1 2 2 3 91 1 1 1 2
webDisplayTypeUid	c0 1 1	2p 1 2 2 3 91 1 1 1
webEnabledFlag		44 1 1 1 g
webOrder		4d 1 i 1 2 1
webReferenceNo		6o
weight	5u 8	w 1p 2 2 1 2 2 1 1 1 2b
weightUnit	5u c	
width	5u 8	2l 2 2 1 2 2 1 1 1
willCall	y 1	y 1 3e 1 j 3 1k 1
will_call	y 1	
wordCount		cc
wording	8x	8x 1
wordingValues	8x	8x 1
zip	y 7f	8d
zip_type		6a
zipcode		6a
zone		5u 8 4`;
