// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

/** Every field's name with the endpoints that take and answer it; `readFieldNames` reads it. */
export const fieldNamesText = `aboveCheapest		65
access		0 1 1 3 6 3 1 1
accessLevelList	6	
accessories		2o 2 2 1 2 2 1 1 1
accessory	8o	
accountNo		5r 1
accountPostalCode		5r 1
activatedBy		v 2 1 1
activation		6 1 1 1 2
active	b0 2 5 2	6d 4m 1 1 1 4 1 1 1
addedUnitPrice		z
address	5x 4	5r 1
address1	18 37 1y 23 38 2	z 3b 1 3 1 v 5 1 1 1 1 4 1 3 1 2o 37 1 1 1 2
address2	18 37 1i 4 c 23 38 2	z 3b 1 3 1 v 5 1 1 1 1 4 1 3 1 2o 37 1 1 1 2
address3	4f	4a 1 3 1 10 1 1 1 1
addressClass5Id		4a 2 1 b
addressCount		4a
addressId	4d	4a 2 1 3 1 7 b 1 2 1 c 1 1 1 1 8 1
addressName		5f 1 1 1 1
addressType		4a 1 3 1 10 1 1 1 1
addressee		6d
addresses		4a
adjustments	75	
alias		0 1 1 1 1
allowBackorder		z 1p 2 8 1 2 2q 1
allowance		z 1 3o 1
altText		0 1 1 2l 1 2 2 1 2 2 1 1 1
alt_text	8o	
alternateCode		2o 2 2 1 2 1 1 1 1 1
alternateCodes		2o 2 2 1 2 2 1 1 1
amount	18 4t 2h 2	z 9 4p c 29 2
amountPaid		4i 1
analysis		6d
ancestors		2k 1 x 1 1 1
answer	3a 2	39 1 1 1
approvalNumber		8k
approved		19 1 3y 1 1 1d 1 1w 3o 1
article	bh 2	2k 1 x 1 1 1 7j c 1 1 1 2
article2		b4
article3		b4
article4		b4
article5		b4
asked		2u
assetType		2s 1 2 2 3
assets		2s 1 2 2 3
attempts		6h 1 1 1 1 23 2 14 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
attr	35 1 1 1	
attributeDesc	21 2	1h e 1 1 1 2 1 1 1 j 2 1 1 2 1 2 2 1 1 1 3 1
attributeGroupDesc	1r 2	1q 1 1 1
attributeGroupId	1r 2	1q 1 1 1
attributeGroupType	1r 2	1q 1 1 1
attributeGroupUid	9c 2	1q 1 1 1 2 1 1 1 7d 1 1 1
attributeId	21 2	1h e 1 1 1 2 1 1 1 j 2 1 1 2 1 2 2 1 1 1 3 1
attributeUid	1w 18 z 2	1h e 1 1 1 2 1 1 1 2 1 1 1 e 2 1 1 2 1 2 2 1 1 1 3 1 1 1 1 v 1 1 1
attributeValue	26 2 y 1	1h o 1 1 1 e 2 1 1 2 1 2 2 1 1 1 3 1 1 1 1
attributeValueUid	27 1 1 w 1 1 1	1h o 1 1 1 e 2 1 1 2 1 2 2 1 1 1 3 1 1 1 1
attributeXAttributeGroupUid	1x 1 1	1v 1 1 1
attributes		2o 2 2 1 2 2 1 1 1
authentication		6s
author		32
authorName		2
averagePrice		4m
avsMessage		8j
avsResponseCode		8g 3
awaited	58	
b2bUnitFlag		2s 1 2 2 3 q 1
balanceDue		4a 8 1
baseCharge		65
basePrice		4n
baseQtyToPick		54 1 1 1
baseRate		5x c
baseUnit		z 1p 2 2 1 1 1 2 1 1 1 1g 1 6 d 3 1 1 1 1 1 1 1 4k 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
baseUnitOfMeasure		16 1
baseUnitPrice		16 1
belowMinimum	72	72 7
belowMinimumCount		6w 1 1 1 2
beyondMaximum	7a r	
billedWeight		5x 8 4
billingMethod		5r 1
billingState		8h
billingZip		8h
bin	3f i 1 63 2 3 2 8 2 3 2 1m	3e 1 i 1 16 1 1 1 4t 1 1 1 2 1 1 1 7 1 1 1 2 1 1 1
binDesc		3e 1 i 1 16 1 1 1
binTransferHdrUid	9w 1 1 1	9u 1 1 1 2
binType		3e 1 i 1
bins	a1 2 3 2 8 2 3 2 1m	9u 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
block	7 2	6 1 1 1 2
block_id	8o	
blocked		a
blocks	8o	8o 2
body	v	v 2 1 1
bottom	2r	
brand	11	z 2 1 3e 1 i 1 2 1 3c 2 1
brandCategoryFocusUid		9q
brandFolder		2s 1 2 2 3
brandFolderAssets		1g
brandName	1k 7s 2	1g 2 1 1 7r 1 1 1
brandsDesc	2b 2	2a 1 1 1
brandsId	2b 1 1	2a 1 1 1 b 2 2 1 2 2 1 1 1
brandsName	2b 2	2a 1 1 1 b 2 2 1 2 2 1 1 1 6q 12
brandsUid	1g 1 89	2a 1 1 1 2 1 1 1 6 2 2 1 2 2 1 1 1 6q
brandsXItemsUid	2h 1 1	2f 1 1 1
breakQty		2s 1 2 2 3
breaks		16 1 1l 1 2 2 3
businessLogic		c
buyer		z
buyerId		58 1 1
by	74	
cacheTtl	16 a 1 13 1 1 1 1	
cancelFlag	4g	4g 1 i 1 2 1 5 1 1 1 6x 1
cancelled		19 1
candidate_index		6d
capabilities		c
cardBrand		5t
cardMode		z
cardType		8h 1
cardholderName		8f 2
carrier		50 1 2 u c
carrierAccounts		5r 1
carrierAddressId		5r 1
carrierCode		5x 8 4
carrierFlag	5f	5f 1 1 1 1
carrierId		58 1 1 h 1 6g 1
carrierName	ag	5r 1 d 4a 1 1 1
carrier_route		6d
carriers	5x	
cart		z
cartHdrUid	p 1 1 1 1 1 1 4	n 1 2 1 1 1 1 1 2 1 1 5s
cartTax	11	
cartToken	o	n 1 b
cart_tax	11	
cashDrawerDesc		5l 1
cashDrawerFlag		5t
cashDrawerId		5l 1
cashDrawerUid		5l 1
catId	4	
categories		2 1g 1 1 14 2 2 1 2 2 1 1 1
category	3a 2	2s 1 2 2 3 9 1 1 1 93
categoryDesc	bh 2	bg 1 1 1 2
categoryId	bh 1 1 1	0 1 1 2 bc 1 1 1 2
categoryIdList	0	
categoryList		2s 1 2 2 3
categoryTitle		0 1 1
categoryUid	bi 1 1	bg 1 1 1
changed		4r 2 1 q 59 l 1
changes		32 1p 2 1 q 59 l 1
channel	8o	8o 2
chargedAmount		z 2 1 3e 1 i 1 2 1
cheapest		65
checkout		z
checkoutProcessor	v	v 2 1 1
checkoutType	v	v 2 1 1
checkoutUid	x 1 1 1 1 1	v 2 1 1 2 1 5p
checkoutUuid		v 2 1 1
children		3
childrenFilter	2l	
childrenLimit	2l	
childrenOffset	2l	
city	11 7 37 1i 4 c 23 38 2	z 1p 2 8 1 2 19 1 3 1 v 5 1 1 1 1 4 1 3 1 2o 37 1 1 1 2
city_name		6d
class1	11 5n	11 1 5l 1
class1Id	4z 3	47 1 1 1 g 9 1 2 1
class2	11 5n	11 1 5l 1
class2Id		47 1 1 1 g
class3	11 5n	11 1 5l 1
class3Id		47 1 1 1 g
class4	11 5n	11 1 5l 1
class4Id		47 1 1 1 g
class5	11 5n	11 1 5l 1
class5Id	47 j	47 1 1 1 1 3 1 b
classId1	1k	1i 1 1 18 1 2 2 3
classId2	1k	1i 1 1 18 1 2 2 3
classId3	1k	1i 1 1 18 1 2 2 3
classId4	1k	1i 1 1 18 1 2 2 3
classId5	1k 9x 2	1i 1 1 10 1 3 2 2 1 2 2 1 1 1 i 1 1 1 7v 1 1 1 2
classId5ExcludeList	2l 3 2	
classId5List	2l 3 2	
classPrice		2s 1 2 2 3
code		c o 1 1 4v c 4
code1099	b7 2	b6 1 1 1
codeDescription		5p 1
codeGroup		5p 1
codeNo		5p 1
codeNoList	5p	
codeType		2o 2 2 1 2 1 1 1 1 1
codeUid		5p 1
colorCode	43 2	42 1 1 1
commissionSplit	6q	6p 1
commitment_amount		1b 1
company	5x	
companyId	16 1 3x h 2 1 60 1 2	b 2d 2 8 1 2 16 1 1 1 6 1 9 9 1 2 1 1 1 3 1 1 b 1 1 1 3 1 v 1 4z 1 1 1 2 g 1
companyName	bo 2	c 59 1 1 1 3 1 5v 1 1 1 2
companyUid	bp 1 1	5n 1 5z 1 1 1
company_id		19 1
complete	58 4t 2 3 2 8 2 3 2 1m	58 1 1 1 1z q 1 1 1 1r 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
completed	4z 3	4z 1 2 1
completionTokens		cd 1 2 6
components		6d
confidence	ce	cd 1 2 6
congressional_district		6d
connected		6s
consignment_flag		19 1
contactCount		4a
contactId	7 h d 3f 7f	6 1 1 1 2 1 a 1 1 b 2 1 3 a a 2c f 1 3 1 3 1 8 2 1 2 1 b i 4 4 4 4 4 7 1 7 1i a 6 h f 4 y m h 1 1 1 2 d j
contact_id	11	
contacts		4a
content		8z 3g
contentCount		4 3t 1
contentId		3
contents		3x 1
contractNo		2q
contractPrice		2q
contractPrices		2q
contractUom		2q
contract_no		19 1
corpAddressId		5f 1 1 1 1
corrected		6d
correctedQuery		1g
cost_basis		1b 1
count		1h
country	11 7 37 43 36 2	z 3b 1 3 1 v 5 1 1 1 1 4 1 3 1 9 5m 1 1 1 2
countryCode	5x 4	
countryUid	b7 2	b6 1 1 1
countsAreExact		1h
county_fips		6d
county_name		6d
created		0 1 1 3 6 3 1 1 l 1 a3
createdAt		2r 27
createdBy		0 1 1 8y 1
createdFrom	6h 1	
createdOn	6h 1	
createdSince	3q	
createdTo	6h 1	
created_by		5 6 3 1 1
creditAvailable		4a
creditHold		c n 38 1 1 1 g
creditLimit		z 38 1 1 1 g
creditUsed		z
criterion		5b
currency	5x	c n 1 1 1 4 1 4q 8 4 e 1
currencyCode	61	61
currencyId	bo 2	5n 1 5z 1 1 1 2
currentBalance		5l 1
customFlag		8z
customer	11	z
customerCount		as v 1 1 1
customerId	6 1 g 1 d 5 1 9 1 1b 1 1 1 1 1 1c 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1e v 1 2 e 1 2 4 4 2 1 2 7 5 1 2 6 1 3 1 1 3a 1	6 1 1 1 2 1 a 1 1 7 2 1 1 2 1 3 1 1 8 a z 2 2 1 2 1 1 1 1 1 11 6 1 1 1 1 3 1 1 1 1 1 1 1 3 2 7 2 1 2 1 1 1 9 1 1 1 1 1 d 4 4 4 4 4 7 1 7 1 1 1 1 2 9 3 1 1 1 2 1 1 1 1 2 1 1 1 1 1 7 1 1 1 2 1 1 1 2 3 a 6 h f 4 y m h 1 1 1 2 d j
customerName		b o 38 1 1 1 e 2 9 1 2 1 1 1 1i 1 8 1 1 1 2 4t 1 1 1
customerPoNumber	v 6 5n	v 2 1 1 2 1 5l 1
customer_id	11 7 1	19 1
customer_po_number	11	
customers		4o
cvvResponseCode		8j
data	2r	
dataType	21 2	1v 1 1 1 2 1 1 1 j 2 1 1 2 1 2 2 1 1 1 3 1
databaseMilliseconds		k j a a 2c w h i 4 4 4 4 4 f 1i a 6 h f 4 y m z j
date	61	61
dateActivated		v 2 1 1
dateAssigned		b 3 1 1
dateClosed		5l 1
dateCreated		h 1 5 1 2 1 1 1 1 1 2 1 1 r 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 7 1 2 2 3 2 3 1 1 2 1 1 1 6 1 1 1 1 1 1 2 1 1 1 1 1 7 1 1 1 2 1 1 1 1 1 1 1 1 9 2 a 3 1 1 3 1 1 5 1 1 1 1 2 1 1 1 1 1 1 1 1 o 1 1 1 1 7 4 1 1 1 2 2 7 3 1 1 1 2 1 1 1 1 2 1 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 a 4 2 4 1 1 1 3 1 2 1 1 1 5 1 1 1 4 1 1 1 5 4 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 7 1 1 1 2 1 1 1 e 1 1 1 4 1 1 1 4 1 1 1 4 1 1 1 4 1 6
dateDelivered		6h 1 1 1 1 23 2
dateDue		58 1 1 1 6x 1
dateExpires	90	90 1
dateIndexed		1i 1 1
dateLastModified		n 1 2 1 1 1 1 1 2 1 1 r 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 3 2 2 1 2 2 1 1 1 1 4 1 1 2 1 1 1 6 1 1 1 1 1 1 2 1 1 1 9 1 1 1 2 1 1 1 1 1 1 1 1 9 2 2 c 1 3 1 1 5 1 1 1 1 2 1 1 1 1 1 1 1 1 o 1 1 1 1 7 4 1 1 1 2 9 3 1 1 1 2 1 1 1 1 2 1 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 k 1 1 1 2 1 1 2 1 1 1 5 1 1 1 4 1 1 1 5 4 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 7 1 1 1 2 1 1 1 e 1 1 1 4 1 1 1 4 1 1 1 4 1 1 1 4 1 6
dateLastVisit		bu 1 1 1
dateOpened		5l 1
dateOrderCompleted	4z 3	4z 1 2 1
dateProcessed		9u 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
dateRefreshed		4r 2 1 q 59 l 1
dateSentToErp		50 1 2
dateSubmitted		6r
dateTested		6s
date_created		19 1 b7 1 1 1 4 1 1 1
date_last_modified		19 1 b7 1 1 1 4 1 1 1
daysPastDue		4i 1
defaultCd	5f	5f 1 1 1 1
defaultFlag		5r 1
defaultLocationId	4f 79 2	c 3v 1 1 1 1 3 1 b x 1 5z 1 1 1 2
defaultProductGroup		2s 1 2 2 3
defaultPurchasingUnit		2s 1 2 2 3
defaultSellingUnit	7j 3	p 23 1 1 1 2 3 g 6 1 1 3v 1 1 1 2 1
defaultShipToId		c 3v 1 1 1 g
defaultValue		bm 7 7 7
default_city_name		6d
deleteFlag	3q q o n	2k 1 3 2 2 1 2 2 1 1 1 i 1 1 1 5 1 g 1 1 1 1 1 1 1 1 1 1 7 2 9 1 2 1 1 1 m 1
deleted		j 1b 5 5 5 5 5 p 5 c 7 a 2g e h 6 7 5 5 5 p 9 8 7 c 6 5 5 5 5 a 5 7 a 7 7 7 g 7
delivered		8p
delivery		z
deliveryCode	11 5n	11 1 5l 1
deliveryDate		5x 8 4
deliveryInstructions	69	
deliveryName	11 5n	11 1 3e 1 i 1 2 1 1 1 1i 1
deliveryNote	11 5n	11 1 3e 1 i 1 2 1 1 1 1i 1
deliveryStatus	8q	8o 2
delivery_code	11	
delivery_line_1		6d
delivery_line_2		6d
delivery_name	11	
delivery_note	11	
delivery_point		6d
delivery_point_barcode		6d
delivery_point_check_digit		6d
department	73 1 4	73
description	3t 28 33 2 3c 2 5 2	3 1 1 6 3 1 1 l 1 1m 2 2 1 2 1 1 1 1 1 s 1 n 1 1 1 1 1 1 e 1 2 u c e 1 e 1 2 1 1 1 1 1 l 1 1 1 2 1 1 1 10 1 1 1 2g 7 7 7 a 1 1 1 4 1 1 1
digest		cn
dimensionUnit	5x c	
dimensions		92
directory	6s	6s
discontinued		q 1 1 1 1 1u 2 2 1 1 1 2 1 1 1 g 16
discountPercent		2s 1 2 2 3 1g 1 j 3
discount_percent		1b 1
displayArea	c2 2	c1 1 1 1 2
displayDesc		2o 2 2 1 2 2 1 1 1 7s
displayOnWebFlag	2o 2 8r 2	2k 1 3 2 2 1 2 2 1 1 1 i 1 1 1 28 5b c 1 1 1 2
distributorUid	7a	79
distributorsAccount	7e 2	7d 1 1 1 2
distributorsDesc	7e 2	7d 1 1 1 2
distributorsEmail	7e 2	7d 1 1 1 2
distributorsId	7e 2	7d 1 1 1 2
distributorsName	7e 2	79 1 3 1 1 1 2 1 1 1 1 2 1 6 1 1 1 2 1 1 1
distributorsUid	79 6 1 1 1 1 1 2 a 2 2 1 2	7a 3 1 1 1 2 1 1 1 1 2 1 6 1 1 1 2 1 1 1
docCatTrees		2s 1 2 2 3
documentId		cf
documentType	2r	
documentUrl		2s 1 2 2 3
documents		2s 1 2 2 3
documentsAhead		9z
downloadUrl		2r 27
dpv_cmra		6d
dpv_footnotes		6d
dpv_match_code		6d
dpv_vacant		6d
drawerOpen	5l	5l 1
dst		6d
dueBefore	58	
dueDate		4i 1
dueFrom	58	
durationMinutes	8v 2	8u 1 1 1
elements	8o	
email	7 2	6 1 1 1 2 1 1 m 3b 31 1
emailAddress	4d 2 79 2 5 2	n 1 b 38 1 1 1 1 1 1 1 1 9 2 k 5 1 1 1 1 4 1 3 1 5v 1 1 1 2 2 1 1 1 2
embedding		92
enabledCd	5f 4	5f 1 1 1 1 8 1
end_date		19 1
erpState		4g 1 i 1 2 1
error		8o 2
errors		10
examined		4r 2 1 q 59 l 1
exampleValue		bm 7 7 7
exceeded		z 1
excerpt		cd 1 2 6
exchangeRate		5x c
excludeState	6h 1	
excludeZero	3e j 1	
exempt	18	
exemptAmount		61
exemptReason		61
exempt_amount		z 9
exempt_reason		z 9
exemptionNo	61	
expectedQtyOnHand	75	
expectedVersion	96 1	
expiration		8f 2
expirationDate		2q 1u 1
expirationMonth	11	8h
expirationValid		8j
expirationYear	11	8h
expiration_date		1b 1
expiration_month	11	
expiration_year	11	
expired		8h
expiresAt		2r 27 3g
explanation		z 9 4t 18 2q
extendedCost		58 1 1
extendedDesc		2s 1 2 2 3
extendedPrice		q 1 1 1 1 5 2 1 4 1 39 1 1 1 1 1 f 3 1k 1
externalPoNo		58 1 1 6y 1
extra_secondary_designator		6d
extra_secondary_number		6d
failed		8p
family		cn
faqCount		2s 1 2 2 3
fastest		65
fav	3o 1	
fees		5x c
field		32 3b
fields	2o 2 5y	bm 7 7 7
fileName		2r 27 41
fileSize		2r 27
filters	1g 1 14 3 2	
finalRate		5x c
findings		6d
firstName	4d	b 1 3y 2 1 b
focusLevel	9q	9q
footnotes		6d
format	2r 27	bm 7 7 7
found		5b
freight	18 4t	
freightAmount		z 1 1 1 3e 1 1 1 g 1 2 1 1k 1
freightClass		5x c
from	1g 4h	
fromAddress1	65	
fromAddress2	65	
fromAddress3	65	
fromAddressLine	69	
fromBin	9v 2	9u 1 1 1
fromCity	65 4	
fromCompanyName	69	
fromCountryCode	65 4	
fromFirstName	69	
fromLastName	69	
fromLocationId		ak 1 1 1
fromLocationName		ak 1 1 1
fromPhone	69	
fromPostalCode	65 4	
fromState	69 29	
fromStateProvinceCode	65	
fullDocument	4g s	
fullPath		2k 1 3 2 2 1 2 2 1 1 1 i 1 1 1 65 1q 1 1 1
fullSizedSamples		2s 1 2 2 3
fullText		2
fyxerTranscriptHdrUid	8w 1 1	8u 1 1 1
given		5b 12
grants		b
groupId	f 1	
groups	7 bo	6 1 1 1 2 1 bn
guaranteed		5x 8 4
handlingCharge	69	
handlingChargeUnit	69	
hasValue		93 1 1 1
hdr	3u 1 1	
hdrId	1c	
header	11	
height	5x 8	2o 2 2 1 2 2 1 1 1
helpfulCount		39 1 1 1
hits		0 1 1
host	6s	6s
hostKeyFingerprint	6s	6s
hostKeyType		6s
hours	6i 1	
hoursInState		6h 1 1 1 1
id	1 1 1 5 1 1 1 1 2 1 1 1 1 1 r 1 8 1 1 7 1 1 1 1 1 1 1 3 1 1 1 1 1 1 1 3 1 1 1 1 1 1 1 2 1 1 1 1 1 5 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 3 1 1 1 1 1 2 1 1 1 1 1 1 1 6 1 1 i 1 1 2 6 2 1 1 1 7 6 1 1 1 3 2 2 2 10 2o 1 1b 2 1 4 1 4 1	0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 3u 2 1 b 4
ifLastModified	9x 6 5 5 5 5	
imageUrl	2b 2 56 3 3v 2	0 1 1 n 1 1 1 1 1 m u 1 1 1 7 1 2 1 2 2 1 1 1 2 1 1 1 i 1 1 1 3h h 1 1 1 2 1 3r 1 1 1 2
image_url	8o	
images		0 1 1 2m 2 2 1 2 2 1 1 1
importResults	6l	6h 1 1 1 1 4k
importSetNo		6n 1 1 1 1
importState	6h 1 3 39 6 5 5 5 5	6h 1 1 1 1 39 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 i 13 1
importStatusCd	6l	6h 1 1 1 1
importUid	6k 1 1 1 1 1 1 1	6h 1 1 1 1 2 1 1 1 1 4e
inForce		2q
include	1g	
includeAddress	5r 1	
includePricing	2x	
includeStock	2o 2	
includeSubCategories	2m	
includeUd	2l	
input_index		6d
international	69	
introText		0 1 1
invMastExtUid	9d 1 1	9b 1 1 1
invMastFaqUid	3b 1 1	39 1 1 1
invMastLinksUid	3h	2y 1 h 1
invMastSubPartsUid		3h
invMastTagsUid	aw 1 1	au 1 1 1
invMastText		2s 1 2 2 3
invMastUid	r 1 9 1 5 4 15 17 3 5 7 1 2 i 2f 1 1 1 1 1 1 2 m 5 2 18 1 2 h 2 4 2 3 2 3 2 3 2 3 2 9 1 1 3 1 1	p 1 1 1 1 1 5 2 1 4 1 9 2 1 1 v 1 1 1 5 1 2 2 1 1 1 2 1 1 1 1 1 7 1 1 1 2 1 1 1 5 1 1 2 1 3 1 2 1 4 1 1 1 b 1 1 1 1 1 1 e 3 1 1 1 1 1 1 1 1 1c 1 e 1 2 1 1 1 1 1 l 1 1 1 2 1 1 1 18 1 1 1 g 1 1 1 3 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 5 2 1 1 1 2 1 1 1 16 1 4 1 2 6
invMastUidCount		q 1 1 1 1
invMastWebDescUid	b1 1 1	az 1 1 1
invProfileHdrDesc	7r 2	6w 1 1 1 2 p 1 1 1
invProfileHdrUid	6x 2 t 1 1 1 1 1 1 1	6w 1 1 1 2 p 1 1 1 2 1 1 1
invProfileLineType	72 1 1 1 1 1 1 2 m 5 2	72 1 2 1 1 1 1 1 l 1 1 1 2 1 1 1
invProfileLineUid	7x 1 1	79 m 1 1 1
inv_mast_uid	11 1 6	1b 1
invoiceDate		4i 1 h 3
invoiceLines		4i 1
invoiceNo	4j	4i 1 h 3
invoices		50 3
isActive	f 2v 2	b 3 1 1 2t 1 1 1
isAssembly		q 1 1 1 1
isDefault	43 2	5 6 1 2 1 1 3m 1 1 1 5 1 3 1 88
isMain		2o 2 2 1 2 2 1 1 1
isOptional		3h
isPrimary	7c	4o 2n 1
isPublic	3a 2 h	39 1 1 1 g 1
isUnlimited		4o 1
isValid		10
isVerified		d
issueCount		74
issuer	i	h 1
item		2u
itemAlternateCodeUid		2o 2 2 1 2 1 1 1 1 1
itemCategoryDesc		2k 1 3 2 2 1 2 2 1 1 1 i 1 1 1 65
itemCategoryId		2k 1 3 2 2 1 2 2 1 1 1 i 1 1 1
itemCategoryUid	1g 1 1b	2k 1 2 1 2 2 1 2 2 1 1 1 i 1 1 1 65 1e
itemCategoryUids	9q	
itemCode	61	61
itemCount		2k 1 1 3 t 1 1 1 65 1q 1 1 1
itemDesc	1k	p 1 1 1 1 1 5 h 2 1 1 v 1 1 1 6 2 2 1 1 1 2 1 1 1 e 1 7 1 1 6 1 2 1 4 1 1 1 z 1 1 1 1 1 1 41 1 1 1 g 1 1 1 3 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 5 1g 1
itemDocumentUid		2s 1 2 2 3
itemId	r 1 9 1 4 1 b 1f q 8 1g 4k 2 4 2 3 2 3 2 3 2 3 2	p 1 1 1 1 1 5 1 1 1 4 1 9 2 1 1 v 1 1 1 6 2 2 1 1 1 2 1 1 1 e 1 7 1 1 2 1 3 1 2 1 4 1 1 1 z 1 1 1 1 1 1 1 1c 1 e 1 2 1 1 1 1 1 l 1 1 1 2 1 1 1 18 1 1 1 g 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 5 1g 1 4 1 2 6
itemImageUid		2o 2 2 1 2 2 1 1 1
itemNo		4g 1 1 1 1 1 1 e 1 2
itemPriceChangeUid		32
itemTextCount		c1 1 1 1
itemUom		2s 1 2 2 3
itemUomUid		2s 1 2 2 3 q 1
itemVariantHdrUid		2o 2 2 1 2 2 1 1 1 12 1 1 1
itemVariantLineUid		42 1 1 1
itemWishlistHdrUid		3s 1 1 1
itemWishlistLineUid		3u 1
item_description		1b 1
item_id	11 1 6	1b 1
items	18	3 1d
jobDescription	73 5	73
jobNo	2p 1	z 7 1 9 1a
jobNumbers	2o	
jobPriceLineUid		16 1 1j
job_description		19 1
job_no		19 1
job_price_hdr_uid		19 1 1 1
job_price_line_uid		1b 1
jsonData	v 5q 3a 2 4 2 3 2 3 2 3 2 3 2	v 2 1 1 5i 1 1 1 1 39 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
jurisName		61
jurisType		61
jurisdiction_level		z 9
jurisdiction_name		z 9
jurisdictions		z 9
key	r 1	q 1 1 1 1
keyField		bm 7 7 7
keywords	1k	1i 1 1 18 1 2 2 3
label		bm 7 7 7
language	7 2 2i 27 6x 2	0 1 1 4 1 1 1 2 bj 1 1 1 2
languageId		5p 1
lastFour	11	z 2 1 3e 1 i 1 2 1 3c 2
lastMovement		72
lastName	4d	b 1 3y 2 1 b
lastOrderDate		4a 6i
lastOrderNo		4m
lastPurchaseDate		4m
lastQuantity		4m
lastResetTime		6 1 1 1 2
lastUnitOfMeasure		4m
lastUnitPrice		4m
last_four	11	
last_line		6d
last_maintained_by		19 1
lastvisitDate		6 1 1 1 2
latitude		5r 1 l
left	2r	
legacyTags		2s 1 2 2 3
length	5x 8	2o 2 2 1 2 2 1 1 1
level	90	3 2 6 1 2 1 1 24 1 3 2 2 1 2 2 1 1 1 i 1 1 1 5f 1 2f 1 1 1
lft		5 6 3 1 1
limit	0 4 1 1 8 3 6 2 k 2 7 8 5 5 5 5 5 9 2 2 1 3 2 1 1 2 1 2 4 5 2 1 1 4 4 2 2 3 1 4 5 1 3 1 2 2 2 2 2 1 3 9 3 2 2 2 3 4 2 4 2 2 2 2 o 1 1 d 6 1 1 5 2 2 7 4 2 5 5 5 l 4 7 2 8 5 1 1 c 6 5 5 5 5 8 2 5 7 a 7 7 7 e 2 7	
line	3w 1b	
lineAmount		61
lineCount		n 1 b 2t 1 n 1 1 1 1 1 e 1 2 1 1 1 3 1 1 1 1z g 1 1 1 7 1 1 1
lineId	1c	
lineNo	s 2 7 1 8t 2 4 2 3 2 3 2 3 2 3 2 1m	q 1 1 1 1 5 1 1 1 3e 1 1 1 1 1 2 d 1 2 5 1 1 1 1c 1 i 4 q 1 1 1 1r 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
lineNote	r 1 9 1	q 1 1 1 1 5 2 1 3e 1 j 3 1 1 1 1 1g 1
lineNumber		54 1 1 1 u
line_count		19 1
line_no	11 1	z 9
line_note	11 1	
lines	r 1 9 1 5 2w 2 16 q 40 2 3 2 3 2 3 2 3 2 1m	z 2 1 6 2u 1 1 1 v 1 2 1 1 3 1 1 r m 1 m q 1 1 1 1r 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
link	90	3 8x 1 3c 1 1 1 6
linkType	3g	2o 2 2 1 2 2 1 1 1 g
linkedInvMastUid		3g
linkedItemDesc		3g
linkedItemId		3g
linkedToInvMastUid		2y 1
linksCount		2s 1 2 2 3
listPrice		16 1 1h 2 2 1 2 2 1 1 1
loc	3e 1	
location		z
locationCount		bn 1 1 1
locationId	v 6 f 1e 2a 4 3 4j 1 5 5 1 4 1 4 5	v 2 1 1 2 1 e 18 2 8 1 2 d 1 i 1 i 1 i 1 2 1 1 1 3 1 1 1 a 1 5 1 42 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
locationName		z 1p 2 8 1 2 d 1 i 1 11 1 1 1 1 1 1 3 1 1 b 1 5 1 42 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
location_id	11	
longitude		5r 1 l
lot	9v 2 4 2 3 2 8 2 3 2 1m	3e 1 i 1 16 1 1 1 4n 1 1 1 3 1 1 1 2 1 1 1 7 1 1 1 2 1 1 1
lotNumber	75 1 1 1	72 1 2 1 1 1
lots		3e 1 3n
lumpSumTotalSurchargeAmount		8i
manualPriceOverride	11 1	11 1 3e 1 j 3 1k 1
manual_price_override	11 1	
manufacturerName	1k 7s 2	1i 1 1 14 2 2 1 2 2 1 1 1 6b 1 1 1
manufacturerPartNumber		2o 2 2 1 2 2 1 1 1
margin_percent		1b 1
margins	2r	
match		6d
matchedCode		1g 1c 1 1 1 2 3
matchedCodeType		1g 1c 1 1 1 2 3
matchedCriteria		5b
matchedLines		5b
maxLength	21 2	1v 1 1 1 2 1 1 1 l 2 2 1 2 2 1 1 1 3 1 8i 7 7 7
maxQty	7w 2	2o 2 8 1 2 d 1 3n 7 m 1 1 1
maxScore		1g
max_tokens	cd 3 6	
maximum		bm 7 7 7
mayPlaceOrders		c
mayReleaseCheckouts		c
meetingDate	8v 2	8u 1 1 1
memberships		b
menuType		3
message	90	a q 1 1 5b f 28 1 3c 1 2 6
messageUid		8o 2
metaDesc	bh 2	0 1 1 2i 1 x 1 1 1 7j c 1 1 1 2
metaDescription	9c 2	9b 1 1 1
metaKeywords	9c 2	9b 1 1 1
metaTitle	9c 2	9b 1 1 1
metadata		6d
microservicesUid	cj 1 1	
microservices_uid		ch 1 1 1
milliseconds		1l 1 56 5l 1 2 6
minLength		bm 7 7 7
minQty	7w 2	2o 2 8 1 2 d 1 3n 7 m 1 1 1
minSimilarity	5b	
min_qty		1b 1
minimum		bm 7 7 7
minimumOrderQty		q 1 1 1 1 1y 1 1 1 2 3 q 1
minimumQuantity		16 1
missing	2t	
missingQty		79
mode	8e 1 1 1 1 1 1	8e
model	9g 1 2w 1 2 2 2 2	92 3b 1 2 1 1 1 1 2
modelNo	78	73
modified		0 1 1 3 6 3 1 1
modifiedAt		cn
modifiedSince	3q	
modified_by		5 6 3 1 1
moveAllocations	9v 2	9u 1 1 1
moveAvailable	9v 2	9u 1 1 1
movementType	73	73
movements		9u 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
name	7 2 s 7 2l 24 6l 2 5 2	6 1 1 1 2 1 k 3 2t 1 h 10 1u 7 1 4a 7 7 7 a 1 1 1 3 1 1 1 1
newPrice		32
nextAttempt		8o 2
no	55 1 1	
note	3n 1	5 6 3 1 1 28 2 2 1 2 2 1 1 1 g 6 1 1 w 1
notes	3v 3d 2 r 2	3u 1 1d 1 1 1t 7 q 1 1 1
notificationUid		90 1
nullable		bm 7 7 7
number	61	
numberValid		8j
numbers	2u	
numericValue	26 2	25 1 1 1 e 2 1 1 2 1 2 2 1 1 1 3 1 1 1 1
oeHdr	11	
oe_hdr	11	
oe_line	11	
offset	0 4 1 1 8 3 6 2 k 2 7 8 5 5 5 5 5 9 2 2 1 3 2 1 1 2 1 2 4 5 2 1 1 4 4 2 2 3 1 4 5 1 3 1 2 2 2 2 2 1 3 9 3 2 2 2 7 2 4 2 2 2 2 o 1 1 d 6 1 1 5 2 2 7 6 5 5 5 l 4 7 2 8 7 c 6 5 5 5 5 8 2 5 7 a 7 7 7 e 2 7	
oldPrice		32
onBehalf		z 2 1 3e 1 i 1 2 1
onCreate		bm 7 7 7
onUpdate		bm 7 7 7
online	1i 2	1i 1 1
onlineCd	2s 1	2o 2 2 1 2 2 1 1 1
openInvoiceCount		4a
openOrderAmount		4a
openOrderCount		4a
openRestockCount		6w 1 1 1 2 c 1 1 1 2
openedBy		5l 1
openingBalance		5l 1
operator	1g 1	
options	2r	
order	53	
orderBy	0 5 1 h m 2 f 5 5 5 5 b 7 1 3 2 1 4 2 4 5 2 1 1 4 4 2 2 3 1 4 5 7 2 4 2 d 3 2 2 2 7 2 4 2 2 2 2 o f 6 1 6 2 2 7 6 5 5 5 p 7 2 8 7 c 6 5 5 5 5 a 5 7 a 7 7 7 e 2 7	
orderCount		p 3x 66
orderDate		11 1 3e 1 6 c 1 1 1 1 1k 1
orderLineNo		50 1 2 1 1 1 1
orderLines		4g 1 j 1 2
orderMultiple		q 1 1 1 1 1y 1 1 1 2 3 q 1
orderNo	4h n	v 2 1 1 2 1 3e 1 1 1 4 c 1 1 1 1 1 1 1 1 1g 1 3 4e
orderedBy		4g 1 i 1 2 1
organizer	8v 2	8u 1 1 1
orientation	2r	
otherWarehouseName		73
otherWarehouseUid		73
ownRole		b
ownerName		3s 1
packageHeight	69	
packageLength	69	
packageType	5x	
packageWidth	69	
packages	5x	
paidInFull	4i	4i 1
parameterSize		cn
parentCategoryId		bg 1 1 1
parentCategoryUid	bg 1 2	bg 1 1 1 2
parentId	4	2 1 1
parentIdList	5	
parentItemCategoryUid		2k 1 x 1 1 1
parent_id		5 6 3 1 1
partCount		6w 1 1 1 2 3 11 1 1 1 2
partNumber	7j 3 1q 2	7j 1 1 1 2 1 1m 1 1 1
participants	8v 2	8u 1 1 1
password	7 2 4 6f 53 2	
pastDue		4a
path	2k 1 y 60 2	9i 1 1 1
pattern		bm 7 7 7
payment		z 2 1 3e 1 i 1 2 1
paymentAccount	11	
paymentAccountId	11 7h 2	8f 1 1 2 1
paymentAccountType		8f 2
paymentMethod		5t
paymentTypeDesc		5t
paymentTypeId		5t
paymentTypeUid		5t
paymentUid		8k
payment_account	11	
payment_account_id	11	
pdfId		2r 27
pending		8p
period		z 1 3o 1
periodEnd		4o 1
periodStart		4o 1
permission		b
permissions		b 1 a j a a 2c w h i 4 4 4 4 4 f 1i a 6 h f 4 y m z j
phone	4d 2 1i 5r 2	b 1 3v 1 1 1 1 1 1 1 1 9 2 k 5 1 1 1 1 4 1 3 1 5v 1 1 1 2
pickTicketNo		50 3 1 1 1 1
pickTickets		50 3
picking		50 3
pickupInstructions	69	
plus4_code		6d
po	c8 1	
poDate		58 1 1 1 6x 1
poLineNo	a1 2 3 2	a0 1 1 1 2 1 1 1
poNo	59 2 4j 1 5 1 4 1 2 2 1 4 5	4g 1 1 1 g 1 2 1 1 1 3 1 1 1 4j 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
poNoRequired		c n 38 1 1 1 g
poNumber	76 4 r 2	73 3 4 q 1 1 1
podcastsUid	9k 1 1	9i 1 1 1
port	6s	6s
postalCode	4f l 1 w 4 c 5b 2	z 3b 1 3 1 v 5 1 1 1 1 4 1 3 1 5v 1 1 1 2
postal_code	18	z 9
precision		6d
prefix	2s 4s 4	
price		1b 1 4 1a
price1		1i 1 1 18 1 2 2 3
price10		1i 1 1 18 1 2 2 3
price2		1i 1 1 18 1 2 2 3
price3		1i 1 1 18 1 2 2 3
price4		1i 1 1 18 1 2 2 3
price5		1i 1 1 18 1 2 2 3
price6		1i 1 1 18 1 2 2 3
price7		1i 1 1 18 1 2 2 3
price8		1i 1 1 18 1 2 2 3
price9		1i 1 1 18 1 2 2 3
priceClass		c 2g 1 2 2 3 17 1 1 1 g
priceDifference	43 2	42 1 1 1
priceExplanation		z 7 1
priceSource		q 1 1 1 1 5 2 1 4 1 9 30 1 j 3
pricing		2s 1 2 2 3
pricingMethod		2q
pricing_method		1b 1
primaryBin		2o 2 8 1 2 d 1 1t 1 1
primarySalesrep	6q	6p 1
primary_number		6d
printedFlag	54	54 1
priority	3v 5v	3u 1 5v
privateKey	6s	
processCd	1k 5d 2 2y 6 5 5 5 5 a a 2	n 1 7 2 1 1 j 1 1 5c 1 1 1 2 2t 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 7 1 1 1 9 1 1 1
processDesc		9u 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
processMessage	9x 6 5 5 5 5	9u 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
processor	11	
productCollection	2l 1	2o 2 2 1 2 2 1 1 1
productCount		7d 1 1 1 2
productType	69	
productsDesc	7j 3	7j 1 1 1 2 1
productsId	7j 3	7j 1 1 1 2 1
productsUid	7l 1 1 2	7j 1 1 1 2 1
profile		c
profileValues	7	6 1 1 1 2
promisedShipDate		4g 1 i 1 1 1 1
prompt	cd 3 6	
promptTokens		cd 1 2 6
properties	v 90 2 4 2 3 2 3 2 3 2 3 2	v 2 1 1 8v 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
prophet21HdrUid	12	11 1
publishDown		0 1 1
publishUp		0 1 1
published		4 1 6 3 1 1
purchaseOrderReceiptUid	a7 1 1	a5 1 1 1 20 1
purchasingUnit		2s 1 2 2 3 q 1
q	0 4 2 13 2 5 1 9 5 5 5 5 e 2 2 1 a 2 4 9 4 6 f 1 3 1 2 2 2 8 9 3 2 2 2 7 2 4 2 2 2 q f 6 1 6 4 7 6 5 5 5 p 8 9 7 1y 7 7 7 e 2 7	92
qtyAllocated		11 1 1m 2 8 1 2 d 1 i 1 i 1 j 3
qtyAvailable		z h 18 2 4 4 1 2 d 1 i 1
qtyAvailableAll		1g
qtyBackordered		z 2 1 1m 2 8 1 2 1f 1 j 3
qtyBefore		75 1 1 1
qtyChange		73 2 1 1 1
qtyDesired	3v	3u 1
qtyGiven		5b
qtyInTransit		aa 1 1 1
qtyMaximum		2q
qtyOnHand	75	2o 2 8 1 2 d 1 i 1 34 3 1 1 1 1
qtyOnOrder		2o 2 8 1 2 41 4 3
qtyOpen		58 1 1 1 1z q 1 1 1 45 1
qtyOrdered		2q 1u 1 n 1 1 20 q 1 1 1 45 1
qtyOver		9u 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
qtyPicked		54 1 1 1
qtyReceived	76 2v 2 3 2 d 2 1m	58 1 1 1w 4 q 1 1 1 1x 1 1 1 2 1 1 1 2 1 1 1 7 1 1 1 1l 1
qtyRequired		3h
qtyShipped	ag 2	4g 1 j 1 2 57 1 1 1 2 1 1 1
qtyShort		9u 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
qtyToOrder	7a r 2	
qtyToPick		54 1 1 1
qtyToTransfer	77	
qtyUsed	78	74
qty_maximum		1b 1
qty_ordered		1b 1
quantity	r 1 e 1 1 43 m 4 8 3m 2 4 2 3 2 3 2 3 2 3 2 1m	q 1 1 1 1 5 7 1 39 1 1 1 1 1 2 d 1 2 4r 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
quantization		cn
queryStringRedirectLink		1g
queryStringUid		1g
question	3a 2 92	39 1 1 1
quote		6n 1
quoteDate		4k 1
quoteLines		4k 1
quoteNo	r 1 3t	q 1 1 1 1 5 2 1 3e 1 3 1 f 3
rank		65
rate		61
rateSource		61
rdi		6d
reason	75 1 1 2u 2 3 2 8 2 3 2 1m	73 2 1 1 1 2s 1 1 1 2 1 1 1 7 1 1 1 2 1 1 1
receipts	76	c8 1
receivingUid	a2 1 1	a0 1 1 1
recordName		bm 7 7 7
record_type		6d
referenceNo	6h 4 1z 1a 1 5 1 4 1 4 1 4 1 4 1 1o	6h 1 1 1 1 1z 1a 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
refreshed		1l 1
region		c 5p
registerDate		6 1 1 1 2
remaining		z 1 3o 1
removed		1l 1
reorderQty	7w 2	72 7 m 1 1 1
requestId	9v 6 5 5 5 5 1o	9u 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
requestedBy		58 1 1
requestedDate	6o	6n 1
requestedShipDate	11	11 1 3e 1 i 1 1 1 1 1 1
requested_ship_date	11	
required		bm 7 7 7
requiredFlag	1w 2	1v 1 1 1
residential	5x 8	
resource		4r 2 1 q 59 l 1
response		9u 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
responseCode		8f 1 1 2 1
responseFormat	5x c	
responseMessage		8f 1 1 2 1
responseStatus		8o 2
restockHdrUid	76 w 1 1	73 3 4 q 1 1 1
restockItems	7a r 2	
restockState		7a q 1 1 1
restocks		76
rgt		5 6 3 1 1
right	2r	
role	90	5 1 1 1 1 2 1 2 1 1 6 j a a 2c w h i 4 4 4 4 4 f 1i a 6 7 1 9 f 4 y m h 1 1 1 f j
rootCategoryUid		bg 1 1 1
rootItemCategoryId	2k 1 y	
rootItemCategoryUid		2k 1 x 1 1 1
rubricsUid	cq 1 1	
rubrics_uid	cd 3 6	co 1 1 1
rules		5 6 3 1 1
salesLocationId		6n 1
salesRepId	bv 2	b 1 a j a a 2c 6 1 1 1 g 7 h i 4 4 4 4 4 f 1i a 6 h f 4 y m h 1 1 1 2 d j
salesReps		4a
salesrepId	4z 1r	4z 1 2 1 1m 1
salesrepName		6p 1
salesreps	6q	
scheduledImportMasterUid		6h 1 1 1 1 7
score		1g 3v 72 1 2 6
scoreInt		1g
searchType	1g 1	
searchableCd	1r 2	1q 1 1 1
secondary_designator		6d
secondary_number		6d
secretFlag	94 2	93 1 1 1
sectionDesc	86 2	85 1 1 1 2
sectionName	86 2	72 7 m 1 1 1 7 1 1 1 2
sectionsUid	72 7 m 1 2 9 1 1 1	72 7 m 1 1 1 7 1 1 1 2
seesAllCustomers		c
sellingUnit		2s 1 2 2 3 q 1 3b 7
sellingUnitSize	7j 3	72 7 a 1 1 1 2 1
sendEmail	7	6 1 1 1 2
sensitive		bm 7 7 7
sequenceNo	1w 2 3 2 3 2 8 2 m 2 1 g 1 f 2 7c 2 j 2	3 1e e 1 1 1 2 1 1 1 2 1 1 1 7 1 1 1 2 1 1 1 1 1 1 2 1 2 2 1 1 1 3 1 1 1 1 7 1 1 1 1 1 1 1 1 1 1 9 1 4 1 1 1 1m 1 1 5n 1 1 1 2 g 1 1 1 2
serialNo	78	73
serialized		2s 1 2 2 3 24 1 1 1 1 1 1 50 1 1 1 1v 1
serials	9v 2 4 2 3 2 8 2 3 2 1m	9u 1 1 1 3 1 1 1 2 1 1 1 7 1 1 1 2 1 1 1
serverVersion		6s
service		k j a a 2c w 5 1 2 9 i 3 1 4 4 3 1 4 f 1i a 6 h f 4 y m z j
serviceCode		5x 8 4
serviceName	93 1	65 2y 1 1 1
serviceType	5x	5x 8 4
sessionId		n 1 b
settingName	94	93 1 1 1
settingValue	94 2	93 1 1 1
settingsUid	95 1 1	93 1 1 1
share		as
shareCode	3s 1 1	3s 1
shipDate	5x	50 1 2
shipFrom	61	
shipTo	61	z 4b
shipToAddress1	11 5n	11 1 3e 1 i 1 2 1 1k 1
shipToAddress2	11 5n	11 1 3e 1 i 1 2 1 1k 1
shipToCity	11 5n	11 1 3e 1 i 1 1 1 1 1 1 1i 1
shipToCountry	11 5n	11 1 3e 1 i 1 2 1 1k 1
shipToEmail	11 5n	11 1 5l 1
shipToId	v 6 5 1 9 32 1j n	v 2 1 1 2 1 1o 1k 1 3 1 3 1 1 1 22 1
shipToName	11 3e 29	z 2 1 38 1 3 1 1 1 i 1 2 1 1 1 1i 1
shipToState	11 5n	11 1 3e 1 i 1 1 1 1 1 1 1i 1
shipToZip	11 5n	11 1 3e 1 i 1 2 1 1 1 1i 1
ship_to_address	18	
ship_to_address1	11	
ship_to_address2	11	
ship_to_city	11	
ship_to_country	11	
ship_to_email	11	
ship_to_id	11 7	1b 1
ship_to_name	11	
ship_to_state	11	
ship_to_zip	11	
shipmentNo		50 1 2
shipments		50 1 2
shippingEstimate	11	
shipping_estimate	11	
show	79	
similarity		2s 1 2 2 3 2b
since	73 1	
siteHash		k j a a 2c w h i 4 4 4 4 4 f 1i a 6 h f 4 y m z j
siteId	d	k 2 h 2 8 2 8 2 2a 2 u 2 f 2 g 2 2 2 2 2 2 2 2 2 2 2 d 2 1g 2 8 2 4 2 f 2 d 2 2 2 w 2 k 2 x 2 h 2
size	1g	cn
slipDate	5b	
sold		2u
sort	1g	
sortBy	2o 2	
source		z 9 1u 2v 4 4 4 4 21 1 1 1 1 1 1 i 3b 1 2 6 1
sourceFields		1g
sourceId	v 5m 1 2d 2	v 2 1 1 4g 1 1 1 1 y 1 1 1 1 29 1 1 1
sourceLocationId		6n 1
sourceName	v 5m 1	v 2 1 1 23 3f 1 1 1 1 6
sourceType	cf	cd 1 1 1 6
sourceUid		cd 1 2 6
sources		cd 1 2 6
spent		4o 1
standardFreight		z
start_date		19 1
state	11 7 37 1i 4 c 23 38 2	0 1 1 x 9 1g 2 8 1 2 19 1 3 1 v 5 1 1 1 1 4 1 3 1 2o 37 1 1 1 2
stateName	b7 2	b6 1 1 1
stateSince		6h 1 1 1 1
stateUid	b8 1 1	b6 1 1 1
state_abbreviation		6d
status	cf	k h 1 1 a a 2c h 1 1 1 1 1 a 4 1 1 1 1 1 1 3 1 1 2 i 4 4 4 4 4 f 1i a 3 1 1 1 h f 4 y m z 3 1 1 1 6 7
statusCd	n 8 g 7 2 6 1 2 2 3 2 1 2 2 1 2 5 5 a 1 a 6 3 q 1 2 1a 6 1b 3 2 b 1 3 2 2 2 3 1 3 2 3 2 3 2 3 2 k 3 6 3 5 3 4 3 9 1 2 3 1 2 2 1 2 2 1 2 2 1 2 2 1 2 7 3 2 1 2 5 2 7 7 3 4 3 4 3 d 7	n 1 7 2 1 1 j 1 1 6 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 6 2 2 1 2 2 1 1 1 3 1 1 1 1 2 1 1 1 2 1 d 1 4 1 4 1 1 1 1a 1 1 1 1 2 1 1 1 1 1 1 1 1 13 1 1 1 2 9 1 1 1 1 1 1 2 1 1 1 1 2 1 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 k 1 1 1 3 1 2 1 1 1 5 1 1 1 4 1 1 1 9 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 7 1 1 1 2 1 1 1 4 1 1 1 7 1 1 1 4 1 1 1 4 1 1 1 4 1 1 1
statusCdList	7b	
statusDesc		4g 1 1 1 1 1 e 1 1 1 1 4r 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
status_cd	ck 7	1b 1 b5 1 1 1 4 1 1 1
stdPrice		2o 2 2 1 2 2 1 1 1
stock		1g 18 2 8 1
stockStatus	1g 1 17	1g 18 2 8 1
stock_status		1i 1 1
stockable		2o 2 8 1 2
street	11	
street_name		6d
street_postdirection		6d
street_predirection		6d
street_suffix		6d
subCategories		2k 1 x 1 1 1
subCategoryCount		2k 1 x 1 1 1 7v 1 1 1
subPartInvMastUid		3h
subPartItemDesc		3h
subPartItemId		3h
subPartsCount		2s 1 2 2 3
subject	i	h 1
substitutes		2s 1 2 2 3
subtotal		n 1 b 1 1 1 3e 1 1 1 1 1 e 1 2 1 1k 1
suggestedOrderQty		79
suggestedQuantity		10 1 1
suggestedSellingUnits		79
suggestedUnitOfMeasure		10 1 1
suggestions		2u
summary	8v 2	61 2t 1 1 1
supplierName		2s 1 2 2 3
surchargeAllowed		8i
surchargeAmount	8k	z 2 1 3e 1 i 1 2 1 3h
surchargeDescription		8i
surchargeFlag		5t
surchargePercent		8i
surcharges		65
swatchSample		2s 1 2 2 3
system	cd 3 6	
tag	av 2	au 1 1 1
tags	1k 14 2	0 1 1 1g 1 1 14 2 8 1
tagsList	0	
taker	11 3y 3 1m	11 1 3e 1 i 1 2 1 1k 1
tax		z 52
taxAmount		z 1 1 1 3e 1 1 1 1 1 e 1 2 1 1k 1
taxClass		2s 1 2 2 3
taxCode	61	
taxExemptFlag		4a 1 3 1
taxId	bo 2	5n 1 5z 1 1 1 2
taxRate	b7 2	b6 1 1 1
taxShipping	b7 2	b6 1 1 1
tax_amount		z 9
tax_class	18	z 9
tax_rate		z 9
taxable	18	c 2g 1 2 2 3 31
taxableAmount		61
taxableFlag		47 1 1 1 g
taxable_amount		z 9
telecheckCode	b7 2	b6 1 1 1
temperature	cd 1 2 6	
templateId	2r 27	
terms		58 1 1
termsDesc		z 38 1 1 1 g
termsId		47 1 1 1 g
territory		c
text	5b 3d	8o 2 3n 1 2 6
textTypeCd		2s 1 2 2 3
textValue		2s 1 2 2 3
time_zone		6d
timezone	7 2 bm 2	6 1 1 1 2 5g 1 62 1 1 1 2
title	4d 4b 7 2 3 j 2 1w 2	0 1 1 1 1 1 1 1 1 1 2 1 2 1 1 24 1 7 1 2 2 3 i 1 1 1 p 2 1 b 46 1 1 1 3 1 h 1 1 1 1j c 1 1 1 2 s 1 1 1 6
to	5x	
toAddress1	65	
toAddress2	65	
toAddress3	65	
toAddressLine	69	
toBin	9v 2	9u 1 1 1
toCity	65 4	
toCompanyName	69	
toCountryCode	65 4	
toFirstName	69	
toLastName	69	
toLocationId	ab	aa 1 1 1 2 1 1 1
toLocationName		aa 1 1 1 2 1 1 1
toPhone	69	
toPick	54	
toPostalCode	65 4	
toQtyOnHand		77
toRegion	69	
toState	8i	
toStateProvinceCode	65	
toWarehouseUid	77	77
token		d
took		1g
top	2r	
top_p	cd 3 6	
totalAmount		z 1 1 1 3e 1 1 1 1 1 e 1 2 1 5 1 1 1 q m 1 1u 2
totalCharge		65
totalExempt		61
totalIsExact		1g
totalQuantityPurchased		4m
totalRate		5x c
totalResults		1g
totalTax		61
totalTaxable		61
totalWeight	69	
total_commitment		19 1
total_tax		z 9
totals		z 1
trackBins		58 1 1
trackLots		2s 1 2 2 3 24 1 1 1 1 1 1 50 1 1 1 1v 1
trackingNo	ag	50 1 2 5c 1 1 1
trackingUrl		50 1 2
transactionId		8k
transactionSetupId	8f 1 1 2	8e 1 2
transcript	8v 2 m 2	8u 1 1 1 l 1 1 1
transferLineNo	ag 2 3 2	af 1 1 1 2 1 1 1
transferReceiptUid	am 1 1	ak 1 1 1
transferShippingUid	ah 1 1	af 1 1 1
transferUid	ac 1 1 2 5	aa 1 1 1 2 1 1 1 2 1 1 1
transfers	77 2o 2	9u 1 1 1
transitDays		5x 8 4
transitTime		5x c
tried		8p
truncatedCardNumber		8f 2
twoLetterCode	b6 1 1 1	b6 1 1 1
type	61 2n	3 5y 5l 7 7 7
typeCd	1r 2	1q 1 1 1
uiEndpoint		8e
uid		j 1b 5 5 5 5 5 p 5 c 7 a 2g e h 6 7 5 5 5 p 9 8 7 c 6 5 5 5 5 a 5 7 a 7 7 7 g 7
unit	21 2	1v 1 1 1 2 1 1 1 j 2 1 1 2 1 2 2 1 1 1 3 1
unitCost		58 1 1 6y 1
unitOfMeasure	r 1 9 1 4 1 2j 5 1g 28 3 4n	q 1 1 1 1 5 2 1 4 1 9 18 2 2 1 1 1 2 1 1 1 1 d 1 2 9 1 3 1 2 1 i 1 1 1 1 1 1 1 d 1 2 1 1 1 1 1 1 1 1 1c 1 e 1 2 1 1 1 1 1 9 1 1 1 2 1 6 1 1 1 2 1 1 1 2p 1g 1
unitPrice	11 1	q 1 1 1 1 5 2 1 4 1 9 30 1 1 1 1 1 2 d 3 1k 1
unitQuantity	11 1	11 1 5l 1
unitSize		q 1 1 1 1 5 2 1 4 1 9 1a 2 1 1 1 2 3 q 1 p 1 j 3 1 1 1 1 1 1 1 4k 1 1 1 3 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
unit_of_measure	11 1	
unit_price	11 1 6	
unit_quantity	11 1	
unit_size		1b 1
units		2u
until	73 1	
uom	9v 2 4 2 3 2 3 2 3 2 3 2	1b 1 1e 74 1 1 1 3 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
upc		2o 2 2 1 2 2 1 1 1
upcOrEan	9c 2	2s 1 2 2 3 6b 1 1 1
upcOrEanId	7j 3 1q 2	2s 1 2 2 3 x 1 16 1 1 1 1 1 1 1s h 1 1 1 2 1 1m 1 1 1
upcOrEanItem	9c 2	9b 1 1 1
upcOrEanPrefix	9c 2	9b 1 1 1
updateCd	6x 2 3y	6w 1 1 1 2 3t 1 1 1
urbanization		6d
url	bo 2	2s 1 2 2 3 2n 1 5z 1 1 1 2
usageItems	78	
useBrandFolderDoc	1g	
used		z 1
userCartNo	o	n 1 b
userDefined	4d	2k 1 7 1 2 2 3 i 1 1 1 m 1 1 1 e 2 2
userEmail	11	11 1 5p
userId	n 1 d au 1 1 1	c 5 1 5 1 b 2 1 as 1 1 1 2
userIdentityUid	j	h 1
userName	bv 2	6r c 4r 1 1 1 2
user_email	11	
user_id	11	
username	7 2 4 6f	6 1 1 1 2 2 9 j a a 2c n 9 h i 4 4 4 4 4 c 3 g 1 11 a 6 h f 4 y m z j
usersId	6w g 1o v 6 5 5 5 5	m 9 1 1 1 1 6 a a 1x 1 1 4 1 8 9 e 9 h i 4 4 4 4 4 b 4 8 7 1 1 o 1 1 1 a a 1 2 3 7 1 9 f 4 1 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 4 m z j
usersUid	bw 1 1	bu 1 1 1
utc_offset		6d
valid		8j
valueCount		1h
values	34	1h 15 2 1 1 2 1 2 2 1 1 1 3 1 8i 7 7 7
variantDesc	43 2	42 1 1 1
variantFilter	2o 2	
variantName	43 2	42 1 1 1
variantType	43 2	42 1 1 1
variantValue	43 2	42 1 1 1
vendor		5a
vendorId	58 3	58 1 1 1 6x 1
vendorItemId		58 1 1 6y 1
vendorName	5b	58 1 1 1 6x 1
verdict		2u
version		k 3 1 b 4 a a 2c w h i 4 4 4 4 4 f 1i a 6 c 1 1 1 2 f 4 y m z j
viewCount		39 1 1 1
visibility	9q	9q
vmiMovementUid		73
vndrStock		2s 1 2 2 3
waitingCheckoutUid		n 1 b
warehouseCount		7q 1 1 1
warehouseDesc	6x 2	6w 1 1 1 2
warehouseId	6x 2	6w 1 1 1 2
warehouseName	6x 2	6w 1 1 1 2 9 q 1 1 1
warehouseUid	6y 1 1 1 1 1 1 1 1 1 1 1 1 1 1 o 1 2	6w 1 1 1 2 1 1 2 1 1 1 2 1 1 o 1 1 1
warnings		10 1 1
warranty	78	73
warrantyType	78	73
webAllowance		c 4c
webAllowancePeriod		c
webDesc		2s 1 2 2 3
webDesc1	b0 2	az 1 1 1
webDesc2	b0 2	az 1 1 1
webDesc3	b0 2	az 1 1 1
webDesc4	b0 2	az 1 1 1
webDescFull	b0 2	az 1 1 1
webDisplayTypeDesc	c2 2	c1 1 1 1 2
webDisplayTypeId	c2 1 1 1	2s 1 2 2 3 91 1 1 1 2
webDisplayTypeUid	c3 1 1	2s 1 2 2 3 91 1 1 1
webEnabledFlag		47 1 1 1 g
webOrder		4g 1 i 1 2 1
webReferenceNo		6r
weight	5x 8	z 1p 2 2 1 2 2 1 1 1 2b
weightUnit	5x c	
width	5x 8	2o 2 2 1 2 2 1 1 1
willCall	11 1	11 1 3e 1 j 3 1k 1
will_call	11 1	
wordCount		cf
wording	90	90 1
wordingValues	90	90 1
zip	11 7f	8g
zip_type		6d
zipcode		6d
zone		5x 8 4`;
