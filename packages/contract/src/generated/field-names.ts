// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

/** Every field's name with the endpoints that take and answer it; `readFieldNames` reads it. */
export const fieldNamesText = `aboveCheapest		6r
access		0 1 1 3 6 3 1 1
accessLevelList	6	
accessories		39 2 2 1 2 2 1 1 1
accessory	9a	
accountNo		6d 1
accountPostalCode		6d 1
act		1g 1 1 1 1 1 1 1
activatedBy		11 2 1 1
activation		6 1 1 1 2
active	bn 2 5 2	6z 4n 1 1 1 4 1 1 1
addedUnitPrice		15
address	6j 4	6d 1
address1	1t 37 1z 23 39 2	15 1 1 1 3n 1 3 1 1 1 i 1 2 1 1 7 5 1 1 1 1 4 1 3 1 v 1 1s 38 1 1 1 2
address2	1t 37 1j 4 c 23 39 2	15 1 1 1 3n 1 3 1 1 1 i 1 2 1 1 7 5 1 1 1 1 4 1 3 1 v 1 1s 38 1 1 1 2
address3	50	4v 1 3 1 11 1 1 1 1
addressCheck		16 1 1 3t 1 i 1 2 1 1 1k 1
addressClass5Id		4v 2 1 b
addressCount		4v
addressId	4y	4v 2 1 3 1 7 b 1 2 1 1 c 1 1 1 1 8 1
addressName		61 1 1 1 1
addressType		4v 1 3 1 11 1 1 1 1
addressee		6z
addresses		4v
adjustments	7r	
alias		0 1 1 1 1
allowBackorder		15 24 2 8 1 2 2r 1
allowance		15 1 43 1
altText		0 1 1 36 1 2 2 1 2 2 1 1 1
alt_text	9a	
alternateCode		39 2 2 1 2 1 1 1 1 1
alternateCodes		39 2 2 1 2 2 1 1 1
amount	1f e 3u 10 2h 2	15 4 1 1 1 1 1 1 e 3s 2 2 u c 29 2
amountPaid		53 1
analysis		6z
ancestors		35 1 x 1 1 1
answer	3v 2	3u 1 1 1
apiKeyUid	m	k 1 1
approval		15
approvalNumber		96
approvalUid	1b 1 1	15 4 1 1 1 1 89 1
approved		1u 1 3z 1 1 1d 1 1w 3p 1
approvers		15 4 1 1 1 1
article	c4 2	35 1 x 1 1 1 7l c 1 1 1 2
article2		br
article3		br
article4		br
article5		br
asked		3f
assetType		3d 1 2 2 3
assets		3d 1 2 2 3
attempts		73 1 1 1 1 23 2 15 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
attr	3q 1 1 1	
attributeDesc	2m 2	22 e 1 1 1 2 1 1 1 j 2 1 1 2 1 2 2 1 1 1 3 1
attributeGroupDesc	2c 2	2b 1 1 1
attributeGroupId	2c 2	2b 1 1 1
attributeGroupType	2c 2	2b 1 1 1
attributeGroupUid	9z 2	2b 1 1 1 2 1 1 1 7f 1 1 1
attributeId	2m 2	22 e 1 1 1 2 1 1 1 j 2 1 1 2 1 2 2 1 1 1 3 1
attributeUid	2h 18 z 2	22 e 1 1 1 2 1 1 1 2 1 1 1 e 2 1 1 2 1 2 2 1 1 1 3 1 1 1 1 v 1 1 1
attributeValue	2r 2 y 1	22 o 1 1 1 e 2 1 1 2 1 2 2 1 1 1 3 1 1 1 1
attributeValueUid	2s 1 1 w 1 1 1	22 o 1 1 1 e 2 1 1 2 1 2 2 1 1 1 3 1 1 1 1
attributeXAttributeGroupUid	2i 1 1	2g 1 1 1
attributes		39 2 2 1 2 2 1 1 1
authentication		7e
author		3n
authorName		2
authorizationUrl		o
averagePrice		57
avsMessage		95
avsResponseCode		92 3
awaited	5u	
awaiting	1a 7	
awaits		1g 1 1 1 1 1 1 1
b2bUnitFlag		3d 1 2 2 3 q 1
balanceDue		4v 8 1
baseCharge		6r
basePrice		58
baseQtyOpen		5u 1 1 6z 1
baseQtyReceived		5u 1 1 6z 1
baseQtyToPick		5q 1 1 1
baseRate		6j c
baseUnit		15 24 2 2 1 1 1 2 1 1 1 1g 1 6 d 2 2 1 1 1 1 1 1 1 4l 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
baseUnitOfMeasure		1r 1
baseUnitPrice		1r 1
belowMinimum	7o	7o 7
belowMinimumCount		7i 1 1 1 2
beyondMaximum	7w r	
billedWeight		6j 8 4
billingMethod		6d 1
billingState		93
billingZip		93
bin	40 i 1 65 2 3 2 8 2 3 2 1m	3z 1 i 1 17 1 1 1 4u 1 1 1 2 1 1 1 7 1 1 1 2 1 1 1
binDesc		3z 1 i 1 17 1 1 1
binTransferHdrUid	aj 1 1 1	ah 1 1 1 2
binType		3z 1 i 1
bins	ao 2 3 2 8 2 3 2 1m	ah 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
block	7 2	6 1 1 1 2
block_id	9a	
blocked		a
blocks	9a	9a 2
body	11	11 2 1 1
bottom	3c	
brand	17	15 2 1 3t 1 i 1 2 1 1 3c 2 1
brandCategoryFocusUid		ad
brandFolder		3d 1 2 2 3
brandFolderAssets		21
brandName	25 7u 2	21 2 1 1 7t 1 1 1
brandsDesc	2w 2	2v 1 1 1
brandsId	2w 1 1	2v 1 1 1 b 2 2 1 2 2 1 1 1
brandsName	2w 2	2v 1 1 1 b 2 2 1 2 2 1 1 1 6s 12
brandsUid	21 1 8b	2v 1 1 1 2 1 1 1 6 2 2 1 2 2 1 1 1 6s
brandsXItemsUid	32 1 1	30 1 1 1
breakQty		3d 1 2 2 3
breaks		1r 1 1l 1 2 2 3
breaksPer		w 1 1 1 1 r 1
businessLogic		c
buyer		15
buyerId		5u 1 1
by	7q	
cacheTtl	1r a 1 13 1 1 1 1	
callsPerMinute	l	k 1 1
cancelFlag	51	51 1 i 1 2 1 1 5 1 1 1 6y 1
cancelled		1u 1
candidate_index		6z
capabilities		c
cardBrand		6f
cardMode		15
cardMovements		5l 2 2
cardType		93 1
cardholderName		91 2
carrier		5l 1 1 2 u c
carrierAccounts		6d 1
carrierAddressId		6d 1
carrierCode		6j 8 4
carrierFlag	61	61 1 1 1 1
carrierId		5u 1 1 h 1 6h 1
carrierName	b3	6d 1 d 4b 1 1 1
carrier_route		6z
carriers	6j	
cart		15
cartHdrUid	v 1 1 1 1 1 1 4 b	t 1 2 1 1 1 1 1 2 1 1 68
cartTax	17	
cartToken	u	t 1 b
cart_tax	17	
cashDrawerDesc		67 1
cashDrawerFlag		6f
cashDrawerId		67 1
cashDrawerUid		67 1
catId	4	
categories		2 21 1 1 14 2 2 1 2 2 1 1 1
category	3v 2	3d 1 2 2 3 9 1 1 1 95
categoryDesc	c4 2	c3 1 1 1 2
categoryId	c4 1 1 1	0 1 1 2 bz 1 1 1 2
categoryIdList	0	
categoryList		3d 1 2 2 3
categoryTitle		0 1 1
categoryUid	c5 1 1	c3 1 1 1
changed		5c 2 1 r 5a l 1
changes		3n 1p 2 1 r 5a l 1
channel	9a	9a 2
chargedAmount		15 2 1 3t 1 i 1 2 1 1
cheapest		6r
checkout		15
checkoutProcessor	11	11 2 1 1
checkoutType	11	11 2 1 1
checkoutUid	13 1 1 1 1 1 1	11 2 1 1 2 1 1 1 1 1 1 3 1 1 1 1 1 1 1 5q
checkoutUuid		11 2 1 1
children		3
childrenFilter	36	
childrenLimit	36	
childrenOffset	36	
city	17 m 37 1j 4 c 23 39 2	15 1 1 1 21 2 8 1 2 19 1 3 1 1 1 i 1 2 1 1 7 5 1 1 1 1 4 1 3 1 v 1 1s 38 1 1 1 2
city_name		6z
class1	17 63	17 1 61 1
class1Id	5k 4	4s 1 1 1 g 9 1 2 1 1
class2	17 63	17 1 61 1
class2Id		4s 1 1 1 g
class3	17 63	17 1 61 1
class3Id		4s 1 1 1 g
class4	17 63	17 1 61 1
class4Id		4s 1 1 1 g
class5	17 63	17 1 61 1
class5Id	4s j	4s 1 1 1 1 3 1 b
classId1	25	23 1 1 18 1 2 2 3
classId2	25	23 1 1 18 1 2 2 3
classId3	25	23 1 1 18 1 2 2 3
classId4	25	23 1 1 18 1 2 2 3
classId5	25 9z 2	23 1 1 10 1 3 2 2 1 2 2 1 1 1 i 1 1 1 7x 1 1 1 2
classId5ExcludeList	36 3 2	
classId5List	36 3 2	
classPrice		3d 1 2 2 3
code		c u 1 1 5b c 4
code1099	bu 2	bt 1 1 1
codeDescription		6b 1
codeGroup		6b 1
codeNo		6b 1
codeNoList	6b	
codeType		39 2 2 1 2 1 1 1 1 1
codeUid		6b 1
colorCode	4o 2	4n 1 1 1
commissionSplit	7c	7b 1
commitment_amount		1w 1
company	6j	
companyId	1r 1 3y h 2 1 61 1 2	b 2y 2 8 1 2 16 1 1 1 6 1 9 9 1 2 1 1 1 1 3 1 1 b 1 1 1 3 1 v 1 50 1 1 1 2 g 1
companyName	cb 2	c 5v 1 1 1 3 1 5w 1 1 1 2
companyUid	cc 1 1	69 1 60 1 1 1
company_id		1u 1
complete	5u 4u 2 3 2 8 2 3 2 1m	5u 1 1 1 1z q 1 1 1 1s 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
completed	5k 4	5k 1 2 1 1
completionTokens		d0 1 2 6
components		6z
confidence	d1	d0 1 2 6
congressional_district		6z
connected		7e 2g
consignment_flag		1u 1
contactCount		4v
contactId	7 n d 3u 7h	6 1 1 1 2 1 g 1 1 b 2 1 i a a 2c f 1 3 1 3 1 8 2 1 2 1 1 b i 4 4 4 4 4 7 1 7 1i a 6 i f 4 y m h 1 1 1 2 d j
contact_id	17	
contacts		4v
content		9l 3h
contentCount		4 4e 1
contentId		3
contents		4i 1
contractNo		3b
contractPrice		3b
contractPrices		3b
contractUom		3b
contract_no		1u 1
corpAddressId		61 1 1 1 1
corrected		6z
correctedQuery		21
cost_basis		1w 1
count		22
country	17 m 37 44 37 2	15 3q 1 3 1 w 5 1 1 1 1 4 1 3 1 9 5n 1 1 1 2
countryCode	6j 4	
countryUid	bu 2	bt 1 1 1
countsAreExact		22
county_fips		6z
county_name		6z
created		0 1 1 3 6 3 1 1 r 1 ak
createdAt		3c 27
createdBy		0 1 1 i 1 1 90 1
createdByName		k 1 1
createdFrom	73 1	
createdOn	73 1	
createdSince	4b	
createdTo	73 1	
created_by		5 6 3 1 1
creditAvailable		4v
creditHold		c t 3n 1 1 1 g
creditLimit		15 3n 1 1 1 g
creditUsed		15
criterion		5x
currency	6j 2l 2	c h 1 b 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 4 1 2 1 1s 18 6 1 1 1 1 1 1 1 c 1 2 1 1 5 1 1 1 m 8 4 e 1 1u 2
currencyCode	6n	6n
currencyId	cb 2	69 1 60 1 1 1 2
currentBalance		67 1
customFlag		9l
customer	17	15
customerCount		bf v 1 1 1
customerId	6 1 e 8 1 d 7 1 1 1 a 1 9 1 1b 1 1 1 1 1 1c 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1f v 1 2 e 1 2 4 4 2 1 2 7 5 1 2 6 1 3 1 1 3b 1	6 1 1 1 2 1 8 1 1 6 1 1 7 2 1 1 2 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 3 1 1 8 a z 2 2 1 2 1 1 1 1 1 11 6 1 1 1 1 3 1 1 1 1 1 1 1 3 2 7 2 1 2 1 1 1 1 9 1 1 1 1 1 d 4 4 4 4 4 7 1 7 1 1 1 1 2 9 3 1 1 1 2 1 1 1 1 2 1 1 1 1 1 7 1 1 1 2 1 1 1 2 3 a 6 i f 4 y m h 1 1 1 2 d j
customerName		b 9 1 1 j b 1 1 1 1 1 1 1 35 1 1 1 e 2 9 1 2 1 1 1 1 1i 1 8 1 1 1 2 4u 1 1 1
customerPoNumber	11 6 f 5o	11 2 1 1 2 1 61 1
customer_id	17 m 1	1u 1
customer_po_number	17	
customers		59
cvvResponseCode		95
data	3c	
dataType	2m 2	2g 1 1 1 2 1 1 1 j 2 1 1 2 1 2 2 1 1 1 3 1
databaseMilliseconds		q y a a 2c w i i 4 4 4 4 4 f 1i a 6 i f 4 y m z j
date	6n	6n
dateActivated		11 2 1 1
dateAssigned		b 3 1 1
dateChecked		16 1 1 3t 1 i 1 2 1 1 1k 1
dateClosed		67 1
dateCreated		h 1 2 1 1 7 1 2 1 1 1 1 1 2 1 1 4 1 1 1 1 3 1 1 1 1 1 1 1 o 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 7 1 2 2 3 2 3 1 1 2 1 1 1 6 1 1 1 1 1 1 2 1 1 1 1 1 7 1 1 1 2 1 1 1 1 1 1 1 1 9 2 a 2 2 1 1 3 1 1 5 1 1 1 1 2 1 1 1 1 1 1 1 1 o 1 1 1 1 7 4 1 1 1 2 2 7 3 1 1 1 2 1 1 1 1 2 1 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 a 4 2 4 1 1 1 3 1 2 1 1 1 6 1 1 1 4 1 1 1 5 4 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 7 1 1 1 2 1 1 1 e 1 1 1 4 1 1 1 4 1 1 1 4 1 1 1 4 1 6
dateDecided		15 4 1 1 1 1
dateDelivered		73 1 1 1 1 23 2
dateDue		5u 1 1 1 6y 1
dateExpires	l 91	k 1 1 90 1
dateIndexed		23 1 1
dateLastModified		6 1 1 1 2 i 1 2 1 1 1 1 1 2 1 1 4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 o 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 3 2 2 1 2 2 1 1 1 1 4 1 1 2 1 1 1 6 1 1 1 1 1 1 2 1 1 1 9 1 1 1 2 1 1 1 1 1 1 1 1 9 2 2 d 1 3 1 1 5 1 1 1 1 2 1 1 1 1 1 1 1 1 o 1 1 1 1 7 4 1 1 1 2 8 1 3 1 1 1 2 1 1 1 1 2 1 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 k 1 1 1 2 1 1 2 1 1 1 6 1 1 1 4 1 1 1 5 4 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 7 1 1 1 2 1 1 1 4 1 1 1 7 1 1 1 4 1 1 1 4 1 1 1 4 1 1 1 4 1 6
dateLastUsed		k 1 1
dateLastVisit		ch 1 1 1
dateOpened		67 1
dateOrderCompleted	5k 4	5k 1 2 1 1
dateProcessed		ah 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
dateRefreshed		5c 2 1 r 5a l 1
dateRevoked		k 1 1
dateSentToErp		5l 1 1 2
dateSettled		5l 2 2
dateSubmitted		7d
dateTested		7e 2g
date_created		1u 1 b9 1 1 1 4 1 1 1
date_last_modified		1u 1 b9 1 1 1 4 1 1 1
daysPastDue		53 1
decidedBy		15 4 1 1 1 1
decidedByName		15 4 1 1 1 1
decision	1c	15 4 1 1 1 1
defaultCd	61	61 1 1 1 1
defaultFlag		6d 1
defaultLocationId	50 7b 2	c 4g 1 1 1 1 3 1 b y 1 60 1 1 1 2
defaultProductGroup		3d 1 2 2 3
defaultPurchasingUnit		3d 1 2 2 3
defaultSellingUnit	85 3	v 2i 1 1 1 2 3 g 6 1 1 3w 1 1 1 2 1
defaultShipToId		c 4g 1 1 1 g
defaultValue		c9 7 7 7
default_city_name		6z
degraded		21
deleteFlag	4b q p n	35 1 3 2 2 1 2 2 1 1 1 i 1 1 1 5 1 g 1 1 1 1 1 1 1 1 1 1 7 2 9 1 2 1 1 1 1 m 1
deleted		j 1w 5 5 5 5 5 p 5 c 7 a 2h e h 6 7 5 5 5 p 9 9 7 c 6 5 5 5 5 a 5 7 a 7 7 7 g 7
delivered		9b
delivery		15
deliveryCode	17 63	17 1 61 1
deliveryDate		6j 8 4
deliveryInstructions	6v	
deliveryName	17 63	17 1 3t 1 i 1 2 1 1 1 1 1i 1
deliveryNote	17 63	17 1 3t 1 i 1 2 1 1 1 1 1i 1
deliveryStatus	9c	9a 2
delivery_code	17	
delivery_line_1		6z
delivery_line_2		6z
delivery_name	17	
delivery_note	17	
delivery_point		6z
delivery_point_barcode		6z
delivery_point_check_digit		6z
department	7p 1 4	7p
description	4e 29 33 2 3d 2 5 2	3 1 1 6 3 1 1 r 1 21 2 2 1 2 1 1 1 1 1 s 1 n 1 1 1 1 1 1 e 1 1 2 u c e 1 e 1 2 1 1 1 1 1 l 1 1 1 2 1 1 1 10 1 1 1 2h 7 7 7 a 1 1 1 4 1 1 1
digest		da
dimensionUnit	6j c	
dimensions		9o
directory	7e	7e
discontinued		w 1 1 1 1 29 2 2 1 1 1 2 1 1 1 g 16
discountPercent		3d 1 2 2 3 1g 1 j 2 2
discount_percent		1w 1
displayArea	cp 2	co 1 1 1 2
displayDesc		39 2 2 1 2 2 1 1 1 7u
displayOnWebFlag	39 2 8t 2	35 1 3 2 2 1 2 2 1 1 1 i 1 1 1 29 5c c 1 1 1 2
distributorUid	7w	7v
distributorsAccount	80 2	7z 1 1 1 2
distributorsDesc	80 2	7z 1 1 1 2
distributorsEmail	80 2	7z 1 1 1 2
distributorsId	80 2	7z 1 1 1 2
distributorsName	80 2	7v 1 3 1 1 1 2 1 1 1 1 2 1 6 1 1 1 2 1 1 1
distributorsUid	7v 6 1 1 1 1 1 2 a 2 2 1 2	7w 3 1 1 1 2 1 1 1 1 2 1 6 1 1 1 2 1 1 1
docCatTrees		3d 1 2 2 3
documentId		d2
documentNo		5l 2 2 y
documentType	3c	
documentUrl		3d 1 2 2 3
documents		3d 1 2 2 3
documentsAhead		am
downloadUrl		3c 27
dpv_cmra		6z
dpv_footnotes		6z
dpv_match_code		6z
dpv_vacant		6z
drawerOpen	67	67 1
dst		6z
dueBefore	5u	
dueDate		53 1
dueFrom	5u	
durationMinutes	9h 2	9g 1 1 1
elements	9a	
email	7 2	6 1 1 1 2 1 1 c g 3q 32 1
emailAddress	4y 2 7b 2 5 2	t 1 b 3n 1 1 1 1 1 1 1 1 9 2 l 5 1 1 1 1 4 1 3 1 5w 1 1 1 2 2 1 1 1 2
embedding		9o
enabledCd	61 4	61 1 1 1 1 8 1
endSessionUrl		p
end_date		1u 1
erpState		51 1 i 1 2 1 1
error		9a 2
errors		16
examined		5c 2 1 r 5a l 1
exampleValue		c9 7 7 7
exceeded		15 1
excerpt		d0 1 2 6
exchangeRate		6j c
excludeState	73 1	
excludeZero	3z j 1	
exempt	1t	
exemptAmount		6n
exemptReason		6n
exempt_amount		15 o
exempt_reason		15 o
exemptionNo	6n	
expectedQtyOnHand	7r	
expectedVersion	9s 1	
expiration		91 2
expirationDate	1j	1g 1 1 1 1 1 1 1 1o 1u 1
expirationMonth	17	93
expirationValid		95
expirationYear	17	93
expiration_date		1w 1
expiration_month	17	
expiration_year	17	
expired		93
expiresAt		3c 27 3h
explanation		15 o 4u 18 2r
extendedCost		5u 1 1
extendedDesc		3d 1 2 2 3
extendedPrice		w 1 1 1 1 5 2 1 j 1 39 1 1 1 1 1 f 2 2 1k 1
externalPoNo		5u 1 1 6z 1
extra_secondary_designator		6z
extra_secondary_number		6z
failed		9b
family		da
faqCount		3d 1 2 2 3
fastest		6r
fav	49 1	
fees		6j c
field		3n 3c
fields	39 2 5z	c9 7 7 7
fileName		3c 27 42
fileSize		3c 27
filters	21 1 14 3 2	
finalRate		6j c
findings		6z
firstName	4y	b 1 4j 2 1 b
focusLevel	ad	ad
footnotes		6z
format	3c 27	c9 7 7 7
found		5x
freight	1t 4u	
freightAmount		15 1 1 1 3t 1 1 1 g 1 2 1 1 1k 1
freightClass		6j c
freightExpires		15
freightOfferUid		15
freightSetBy		15 3w 1 1 1 g 1 2 1 1
freightSource		15 3w 1 1 1 g 1 2 1 1
from	21 4i	
fromAddress1	6r	
fromAddress2	6r	
fromAddress3	6r	
fromAddressLine	6v	
fromAmount	1f	15 4 1 1 1 1 1 1
fromBin	ai 2	ah 1 1 1
fromCity	6r 4	
fromCompanyName	6v	
fromCountryCode	6r 4	
fromFirstName	6v	
fromLastName	6v	
fromLocationId		b7 1 1 1
fromLocationName		b7 1 1 1
fromPhone	6v	
fromPostalCode	6r 4	
fromState	6v 29	
fromStateProvinceCode	6r	
fullDocument	51 t	
fullPath		35 1 3 2 2 1 2 2 1 1 1 i 1 1 1 67 1q 1 1 1
fullSizedSamples		3d 1 2 2 3
fullText		2
fyxerTranscriptHdrUid	9i 1 1	9g 1 1 1
given		5x 12
grants		b
groupId	f 1	
groups	7 cb	6 1 1 1 2 1 ca
guaranteed		6j 8 4
handlingCharge	6v	
handlingChargeUnit	6v	
hasValue		9p 1 1 1
hdr	4f 1 1	
hdrId	1x	
header	17	
height	6j 8	39 2 2 1 2 2 1 1 1
helpfulCount		3u 1 1 1
hits		0 1 1
host	7e	7e
hostKeyFingerprint	7e	7e
hostKeyType		7e
hours	74 1	
hoursInState		73 1 1 1 1
id	1 1 1 5 1 1 1 1 2 1 1 1 1 1 1c 1 8 1 1 7 1 1 1 1 1 1 1 3 1 1 1 1 1 1 1 3 1 1 1 1 1 1 1 2 1 1 1 1 1 5 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 3 1 1 1 1 1 2 1 1 1 1 1 1 1 6 1 1 i 1 1 2 6 2 1 1 1 1 7 6 1 1 1 3 2 2 2 10 2p 1 1b 2 1 4 1 4 1	0 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 9 46 2 1 b 4
ifLastModified	9 1 r 3 3 8 4 1 1 1 1 r 1 4 1 4 1 4 1 4 1 4 1 t 1 s 1 2g 1 2 2 9 1 1 f 1 1 4 1 2 4 1 4 1 4 1 4 1 1 n 1 h 1 6 1 b 1 5 1 4 1 4 1 4 1 4 1 9 1 4 1 6 1 9 1 6 1 6 1 6 1 f 1 6 1	
imageUrl	2w 2 57 3 3w 2	0 1 1 t 1 1 1 1 1 11 u 1 1 1 7 1 2 1 2 2 1 1 1 2 1 1 1 i 1 1 1 3i h 1 1 1 2 1 3s 1 1 1 2
image_url	9a	
images		0 1 1 37 2 2 1 2 2 1 1 1
importResults	77	73 1 1 1 1 4l
importSetNo		79 1 1 1 1
importState	73 1 3 3a 6 5 5 5 5	73 1 1 1 1 3a 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 i 13 1
importStatusCd	77	73 1 1 1 1
importUid	76 1 1 1 1 1 1 1	73 1 1 1 1 2 1 1 1 1 4f
inForce		3b
include	21	
includeAddress	6d 1	
includePricing	3i	
includeStock	39 2	
includeSubCategories	37	
includeUd	36	
input_index		6z
international	6v	
introText		0 1 1
invMastExtUid	a0 1 1	9y 1 1 1
invMastFaqUid	3w 1 1	3u 1 1 1
invMastLinksUid	42	3j 1 h 1
invMastSubPartsUid		42
invMastTagsUid	bj 1 1	bh 1 1 1
invMastText		3d 1 2 2 3
invMastUid	x 1 9 1 8 3 2 7 4 15 17 3 5 7 1 2 i 2g 1 1 1 1 1 1 2 m 5 2 19 1 2 h 2 4 2 3 2 3 2 3 2 3 2 9 1 1 3 1 1	v 1 1 1 1 1 5 2 1 8 1 1 1 1 1 1 1 4 1 9 2 1 1 v 1 1 1 5 1 2 2 1 1 1 2 1 1 1 1 1 7 1 1 1 2 1 1 1 5 1 1 2 1 3 1 2 1 4 1 1 1 b 1 1 1 1 1 1 e 2 2 1 1 1 1 1 1 1 1 1c 1 e 1 2 1 1 1 1 1 l 1 1 1 2 1 1 1 19 1 1 1 g 1 1 1 3 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 5 2 1 1 1 2 1 1 1 16 1 4 1 2 6
invMastUidCount		w 1 1 1 1
invMastWebDescUid	bo 1 1	bm 1 1 1
invProfileHdrDesc	8d 2	7i 1 1 1 2 p 1 1 1
invProfileHdrUid	7j 2 t 1 1 1 1 1 1 1	7i 1 1 1 2 p 1 1 1 2 1 1 1
invProfileLineType	7o 1 1 1 1 1 1 2 m 5 2	7o 1 2 1 1 1 1 1 l 1 1 1 2 1 1 1
invProfileLineUid	8j 1 1	7v m 1 1 1
inv_mast_uid	17 1 l	1w 1
invoiceDate		53 1 h 2 2
invoiceLines		53 1
invoiceNo	54	53 1 h 2 2
invoices		5l 2 2
isActive	f 3g 2	b 3 1 1 3e 1 1 1
isAssembly		w 1 1 1 1
isDefault	4o 2	5 6 1 2 1 1 47 1 1 1 5 1 3 1 8a
isMain		39 2 2 1 2 2 1 1 1
isOptional		42
isPrimary	7y	59 2o 1
isPublic	3v 2 h	3u 1 1 1 g 1
isStale		15 4 1 1 1 1
isUnlimited		59 1
isValid		16
isVerified		d c
issueCount		7q
issuer	i	h 1
item		3f
itemAlternateCodeUid		39 2 2 1 2 1 1 1 1 1
itemCategoryDesc		35 1 3 2 2 1 2 2 1 1 1 i 1 1 1 67
itemCategoryId		35 1 3 2 2 1 2 2 1 1 1 i 1 1 1
itemCategoryUid	21 1 1b	35 1 2 1 2 2 1 2 2 1 1 1 i 1 1 1 67 1e
itemCategoryUids	ad	
itemCode	6n	6n
itemCount		35 1 1 3 t 1 1 1 67 1q 1 1 1
itemDesc	25	v 1 1 1 1 1 5 b 1 1 1 1 1 1 1 e 2 1 1 v 1 1 1 6 2 2 1 1 1 2 1 1 1 e 1 7 1 1 6 1 2 1 4 1 1 1 10 1 1 1 1 1 1 42 1 1 1 g 1 1 1 3 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 5 1g 1
itemDocumentUid		3d 1 2 2 3
itemId	x 1 9 1 8 3 2 6 1 b 1f q 8 1h 4l 2 4 2 3 2 3 2 3 2 3 2	v 1 1 1 1 1 5 1 1 1 8 1 1 1 1 1 1 1 4 1 9 2 1 1 v 1 1 1 6 2 2 1 1 1 2 1 1 1 e 1 7 1 1 2 1 3 1 2 1 4 1 1 1 10 1 1 1 1 1 1 1 1c 1 e 1 2 1 1 1 1 1 l 1 1 1 2 1 1 1 19 1 1 1 g 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 5 1g 1 4 1 2 6
itemImageUid		39 2 2 1 2 2 1 1 1
itemNo		51 1 1 1 1 1 1 e 1 1 2
itemPriceChangeUid		3n
itemTextCount		co 1 1 1
itemUom		3d 1 2 2 3
itemUomUid		3d 1 2 2 3 q 1
itemVariantHdrUid		39 2 2 1 2 2 1 1 1 12 1 1 1
itemVariantLineUid		4n 1 1 1
itemWishlistHdrUid		4d 1 1 1
itemWishlistLineUid		4f 1
item_description		1w 1
item_id	17 1 l	1w 1
items	1t	3 1y
jobDescription	7p 5	7p
jobNo	3a 1	15 m 1 9 1a
jobNumbers	39	
jobPriceLineUid		1r 1 1j
job_description		1u 1
job_no		1u 1
job_price_hdr_uid		1u 1 1 1
job_price_line_uid		1w 1
jsonData	11 66 3b 2 4 2 3 2 3 2 3 2 3 2	11 2 1 1 5y 1 1 1 1 3a 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
jurisName		6n
jurisType		6n
jurisdiction_level		15 o
jurisdiction_name		15 o
jurisdictions		15 o
key	x 1	l b 1 1 1 1
keyField		c9 7 7 7
keyStart		k 1 1
keywords	25	23 1 1 18 1 2 2 3
kind		5l 2 2
label		c9 7 7 7
language	7 2 33 27 6z 2	0 1 1 4 1 1 1 2 c6 1 1 1 2
languageId		6b 1
lastFour	17	15 2 1 3t 1 i 1 2 1 1 3c 2
lastMovement		7o
lastName	4y	b 1 4j 2 1 b
lastOrderDate		4v 6k
lastOrderNo		57
lastPurchaseDate		57
lastQuantity		57
lastResetTime		6 1 1 1 2
lastUnitOfMeasure		57
lastUnitPrice		57
last_four	17	
last_line		6z
last_maintained_by		1u 1
lastvisitDate		6 1 1 1 2
latitude		6d 1 l
left	3c	
legacyTags		3d 1 2 2 3
length	6j 8	39 2 2 1 2 2 1 1 1
level	9m	3 2 6 1 2 1 1 2p 1 3 2 2 1 2 2 1 1 1 i 1 1 1 5g 1 2g 1 1 1
lft		5 6 3 1 1
limit	0 4 1 1 8 3 3 9 2 f 7 d 2 7 8 5 5 5 5 5 9 2 2 1 3 2 1 1 2 1 2 4 5 2 1 1 4 4 2 2 3 1 4 5 1 3 1 2 2 2 2 2 1 3 9 4 2 2 2 3 4 2 4 2 2 2 2 o 1 1 d 6 1 1 5 2 2 7 4 2 5 5 5 l 4 7 2 9 5 1 1 c 6 5 5 5 5 8 2 5 7 a 7 7 7 e 2 7	
limitAmount		15 4 1 1 1 1
limitPeriod		15 4 1 1 1 1
limitRemaining		15 4 1 1 1 1
limits	1f	1e 1
line	4h 1c	
lineAmount		6n
lineCount		t 1 b b 1 1 1 1 1 1 1 2q 1 n 1 1 1 1 1 e 1 2 1 1 1 1 3 1 1 1 1z g 1 1 1 7 1 1 1
lineId	1x	
lineNo	y 2 7 1 9a 2 4 2 3 2 3 2 3 2 3 2 1m	w 1 1 1 1 5 1 1 1 8 1 1 1 1 1 1 1 3e 1 1 1 1 1 2 d 1 1 2 5 1 1 1 1c 1 i 4 q 1 1 1 1s 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
lineNote	x 1 9 1	w 1 1 1 1 5 2 1 3t 1 j 2 2 1 1 1 1 1g 1
lineNumber		5q 1 1 1 u
line_count		1u 1
line_no	17 1	15 o
line_note	17 1	
lines	x 1 9 1 8 3 2 7 2w 2 17 q 41 2 3 2 3 2 3 2 3 2 1m	15 2 1 8 1 1 1 1 1 1 1 6 2u 1 1 1 v 1 1 2 1 1 3 1 1 r m 1 m q 1 1 1 1s 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
link	9m	3 9j 1 3d 1 1 1 6
linkType	41	39 2 2 1 2 2 1 1 1 g
linkedInvMastUid		41
linkedItemDesc		41
linkedItemId		41
linkedToInvMastUid		3j 1
linksCount		3d 1 2 2 3
listPrice		1r 1 1h 2 2 1 2 2 1 1 1
loc	3z 1	
location		15
locationCount		ca 1 1 1
locationId	11 6 u 1e 2b 4 3 4k 1 5 5 1 4 1 4 5	11 2 1 1 2 1 t 18 2 8 1 2 d 1 i 1 i 1 i 1 2 1 1 1 1 3 1 1 1 a 1 5 1 43 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
locationName		15 24 2 8 1 2 d 1 i 1 11 1 1 1 1 1 1 1 3 1 1 b 1 5 1 43 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
location_id	17	
longitude		6d 1 l
lot	ai 2 4 2 3 2 8 2 3 2 1m	3z 1 i 1 17 1 1 1 4o 1 1 1 3 1 1 1 2 1 1 1 7 1 1 1 2 1 1 1
lotNumber	7r 1 1 1	7o 1 2 1 1 1
lots		3z 1 3o
lumpSumTotalSurchargeAmount		94
manualPriceOverride	17 1	17 1 3t 1 j 2 2 1k 1
manual_price_override	17 1	
manufacturerName	25 7u 2	23 1 1 14 2 2 1 2 2 1 1 1 6d 1 1 1
manufacturerPartNumber		39 2 2 1 2 2 1 1 1
margin_percent		1w 1
margins	3c	
marked		21
match		6z
matchedCode		21 1c 1 1 1 2 3
matchedCodeType		21 1c 1 1 1 2 3
matchedCriteria		5x
matchedLines		5x
maxLength	2m 2	2g 1 1 1 2 1 1 1 l 2 2 1 2 2 1 1 1 3 1 8k 7 7 7
maxQty	8i 2	39 2 8 1 2 d 1 3o 7 m 1 1 1
maxScore		21
max_tokens	d0 3 6	
maximum		c9 7 7 7
mayAccept		1g 1 1 1 1 1 1 1
mayAnswer		1g 1 1 1 1 1 1 1
mayCounter		1g 1 1 1 1 1 1 1
mayDecide		15 4 1 1 1 1
mayPlaceOrders		c
mayRelease		15
mayReleaseCheckouts		c
meetingDate	9h 2	9g 1 1 1
memberships		b
menuType		3
message	9m	a w 1 1 5r f 28 1 7 36 1 2 6
messageUid		9a 2
metaDesc	c4 2	0 1 1 33 1 x 1 1 1 7l c 1 1 1 2
metaDescription	9z 2	9y 1 1 1
metaKeywords	9z 2	9y 1 1 1
metaTitle	9z 2	9y 1 1 1
metadata		6z
microservicesUid	d6 1 1	
microservices_uid		d4 1 1 1
milliseconds		26 1 57 2g 36 1 2 6
minLength		c9 7 7 7
minQty	8i 2	39 2 8 1 2 d 1 3o 7 m 1 1 1
minSimilarity	5x	
min_qty		1w 1
minimum		c9 7 7 7
minimumOrderQty		w 1 1 1 1 2d 1 1 1 2 3 q 1
minimumQuantity		1r 1
missing	3e	
missingQty		7v
mode	90 1 1 1 1 1 1	90
model	a3 1 2w 1 2 2 2 2	9o 3c 1 2 1 1 1 1 2
modelNo	7u	7p
modified		0 1 1 3 6 3 1 1
modifiedAt		da
modifiedSince	4b	
modified_by		5 6 3 1 1
moveAllocations	ai 2	ah 1 1 1
moveAvailable	ai 2	ah 1 1 1
movementType	7p	7p
movements		ah 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
name	7 2 c m m 2l 25 6m 2 5 2	6 1 1 1 2 1 8 1 1 1 f 3 4 1 1 1 1 3 1 1 1 1 1 1 1 2q 1 h 11 1u 7 1 4b 7 7 7 a 1 1 1 3 1 1 1 1
newPrice		3n
nextAttempt		9a 2
no	5r 1 1	
note	1g 3 2 2n 1	5 6 3 1 1 10 1 1 1 1 1 1 1 1m 2 2 1 2 2 1 1 1 g 6 1 1 w 1
notes	4g 3e 2 r 2	4f 1 1e 1 1 1t 7 q 1 1 1
notificationUid		9m 1
nullable		c9 7 7 7
number	6n	
numberValid		95
numbers	3f	
numericValue	2r 2	2q 1 1 1 e 2 1 1 2 1 2 2 1 1 1 3 1 1 1 1
oeHdr	17	
oe_hdr	17	
oe_line	17	
offset	0 4 1 1 8 3 3 9 2 f 7 d 2 7 8 5 5 5 5 5 9 2 2 1 3 2 1 1 2 1 2 4 5 2 1 1 4 4 2 2 3 1 4 5 1 3 1 2 2 2 2 2 1 3 9 4 2 2 2 7 2 4 2 2 2 2 o 1 1 d 6 1 1 5 2 2 7 6 5 5 5 l 4 7 2 9 7 c 6 5 5 5 5 8 2 5 7 a 7 7 7 e 2 7	
oldPrice		3n
onBehalf		15 2 1 3t 1 i 1 2 1 1
onCreate		c9 7 7 7
onUpdate		c9 7 7 7
online	23 2	23 1 1
onlineCd	3d 1	39 2 2 1 2 2 1 1 1
openInvoiceCount		4v
openOrderAmount		4v
openOrderCount		4v
openRestockCount		7i 1 1 1 2 c 1 1 1 2
openedBy		67 1
openingBalance		67 1
operator	21 1	
options	3c	
order	5p	
orderBy	0 5 1 n 11 2 f 5 5 5 5 b 7 1 3 2 1 4 2 4 5 2 1 1 4 4 2 2 3 1 4 5 7 2 4 2 d 4 2 2 2 7 2 4 2 2 2 2 o f 6 1 6 2 2 7 6 5 5 5 p 7 2 9 7 c 6 5 5 5 5 a 5 7 a 7 7 7 e 2 7	
orderCount		v 4c 68
orderDate		17 1 3t 1 6 c 1 1 1 1 1 1k 1
orderLineNo		5l 1 1 2 1 1 1 1
orderLines		51 1 j 1 1 2
orderMultiple		w 1 1 1 1 2d 1 1 1 2 3 q 1
orderNo	52 o	11 2 1 1 2 1 8 1 1 1 1 1 1 1 3e 1 1 1 4 c 1 1 1 1 1 1 1 1 1 1g 1 3 4f
orderedBy		51 1 i 1 2 1 1
organizer	9h 2	9g 1 1 1
orientation	3c	
otherWarehouseName		7p
otherWarehouseUid		7p
overdue	5u	5u 1 1
ownRole		b
ownerName		4d 1
packageHeight	6v	
packageLength	6v	
packageType	6j	
packageWidth	6v	
packages	6j	
paidInFull	53	53 1
parameterSize		da
parentCategoryId		c3 1 1 1
parentCategoryUid	c3 1 2	c3 1 1 1 2
parentId	4	2 1 1
parentIdList	5	
parentItemCategoryUid		35 1 x 1 1 1
parent_id		5 6 3 1 1
partCount		7i 1 1 1 2 3 11 1 1 1 2
partNumber	85 3 1r 2	85 1 1 1 2 1 1n 1 1 1
participants	9h 2	9g 1 1 1
password	7 2 4 71 54 2	
pastDue		4v
path	35 1 y 62 2	a5 1 1 1
pattern		c9 7 7 7
payment		15 2 1 3t 1 i 1 2 1 1
paymentAccount	17	
paymentAccountId	17 7x 2	91 1 1 2 1
paymentAccountType		91 2
paymentMethod		6f
paymentTypeDesc		6f
paymentTypeId		6f
paymentTypeUid		6f
paymentUid		96
payment_account	17	
payment_account_id	17	
pdfId		3c 27
pending		9b
period	1f	15 1 8 1 3u 1
periodEnd		59 1
periodStart		59 1
permission		b
permissions	l	b 1 8 1 1 6 y a a 2c w i i 4 4 4 4 4 f 1i a 6 i f 4 y m z j
phone	4y 2 1j 5s 2	b 1 4g 1 1 1 1 1 1 1 1 9 2 l 5 1 1 1 1 4 1 3 1 5w 1 1 1 2
pickTicketNo		5l 2 2 1 1 1 1
pickTickets		5l 2 2
picking		5l 2 2
pickupInstructions	6v	
pieces		21
placeProblem		1g 1 1 1 1 1 1 1
plus4_code		6z
po	cv 1	
poDate		5u 1 1 1 6y 1
poLineNo	ao 2 3 2	an 1 1 1 2 1 1 1
poNo	5v 2 4k 1 5 1 4 1 2 2 1 4 5	51 1 1 1 g 1 2 1 1 1 1 3 1 1 1 4k 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
poNoRequired		c t 3n 1 1 1 g
poNumber	7s 4 r 2	7p 3 4 q 1 1 1
podcastsUid	a7 1 1	a5 1 1 1
port	7e	7e
postalCode	50 l 1 x 4 c 5c 2	15 1 1 1 3n 1 3 1 1 1 i 1 2 1 1 7 5 1 1 1 1 4 1 3 1 v 1 50 1 1 1 2
postal_code	1t	15 o
precision		6z
prefix	3d 4t 4	
price		1w 1 4 1a
price1		23 1 1 18 1 2 2 3
price10		23 1 1 18 1 2 2 3
price2		23 1 1 18 1 2 2 3
price3		23 1 1 18 1 2 2 3
price4		23 1 1 18 1 2 2 3
price5		23 1 1 18 1 2 2 3
price6		23 1 1 18 1 2 2 3
price7		23 1 1 18 1 2 2 3
price8		23 1 1 18 1 2 2 3
price9		23 1 1 18 1 2 2 3
priceClass		c 31 1 2 2 3 17 1 1 1 g
priceDifference	4o 2	4n 1 1 1
priceExplanation		15 m 1
priceSource		w 1 1 1 1 5 2 1 j 1 9 30 1 j 2 2
pricing		3d 1 2 2 3
pricingMethod		3b
pricing_method		1w 1
primaryBin		39 2 8 1 2 d 1 1u 1 1
primarySalesrep	7c	7b 1
primary_number		6z
printedFlag	5q	5q 1
priority	4g 5x	4f 1 5x
privateKey	7e	
problems		q y a a 2c w i i 4 4 4 4 4 f 1i a 6 i f 4 y m z j
processCd	25 5e 2 2z 6 5 5 5 5 a a 2	t 1 7 2 1 1 y 1 1 5d 1 1 1 2 2u 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 7 1 1 1 9 1 1 1
processDesc		ah 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
processMessage	ak 6 5 5 5 5	ah 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
processor	17	
productCollection	36 1	39 2 2 1 2 2 1 1 1
productCount		7z 1 1 1 2
productType	6v	
productsDesc	85 3	85 1 1 1 2 1
productsId	85 3	85 1 1 1 2 1
productsUid	87 1 1 2	85 1 1 1 2 1
profile		c
profileValues	7	6 1 1 1 2
promisedShipDate		51 1 i 1 1 1 1 1
prompt	d0 3 6	
promptTokens		d0 1 2 6
properties	11 9h 2 4 2 3 2 3 2 3 2 3 2	11 2 1 1 9c 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
prophet21HdrUid	18	17 1
proposed		16 1 1 3t 1 i 1 2 1 1 1k 1
publishDown		0 1 1
publishUp		0 1 1
published		4 1 6 3 1 1
purchaseOrderReceiptUid	au 1 1	as 1 1 1 20 1
purchasingUnit		3d 1 2 2 3 q 1
q	0 4 2 1o 2 5 1 9 5 5 5 5 e 2 2 1 a 2 4 9 4 6 f 1 3 1 2 2 2 8 9 4 2 2 2 7 2 4 2 2 2 q f 6 1 6 4 7 6 5 5 5 p 8 a 7 1y 7 7 7 e 2 7	9o
qtyAllocated		17 1 21 2 8 1 2 d 1 i 1 i 1 j 2 2
qtyAvailable		15 w 18 2 4 4 1 2 d 1 i 1
qtyAvailableAll		21
qtyBackordered		15 2 1 21 2 8 1 2 1f 1 j 2 2
qtyBefore		7r 1 1 1
qtyChange		7p 2 1 1 1
qtyDesired	4g	4f 1
qtyGiven		5x
qtyInTransit		ax 1 1 1
qtyMaximum		3b
qtyOnHand	7r	39 2 8 1 2 d 1 i 1 35 3 1 1 1 1
qtyOnOrder		39 2 8 1 2 42 4 3
qtyOpen		5u 1 1 1 1z q 1 1 1 46 1
qtyOrdered		3b 1u 1 o 1 1 20 q 1 1 1 46 1
qtyOver		ah 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
qtyPicked		5q 1 1 1
qtyReceived	7s 2w 2 3 2 d 2 1m	5u 1 1 1w 4 q 1 1 1 1y 1 1 1 2 1 1 1 2 1 1 1 7 1 1 1 1l 1
qtyRequired		42
qtyShipped	b3 2	51 1 j 1 1 2 58 1 1 1 2 1 1 1
qtyShort		ah 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
qtyToOrder	7w r 2	
qtyToPick		5q 1 1 1
qtyToTransfer	7t	
qtyUsed	7u	7q
qty_maximum		1w 1
qty_ordered		1w 1
quantity	x 1 i 3 2 6 1 1 44 m 4 8 3n 2 4 2 3 2 3 2 3 2 3 2 1m	w 1 1 1 1 5 b 1 1 1 1 1 1 1 4 1 39 1 1 1 1 1 2 d 1 1 2 4s 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
quantization		da
query	p	
queryStringRedirectLink		21
queryStringUid		21
question	3v 2 94	3u 1 1 1
quote		79 1
quoteDate		55 1
quoteLines		55 1
quoteNo	x 1 o 3k	w 1 1 1 1 5 2 1 8 1 1 1 1 1 1 1 3e 1 3 1 f 2 2
quoteRequestUid	1i 1 1 1 1 1	1g 1 1 1 1 1 1 1 7z 1
rank		6r
rate		6n
rateSource		6n
rdi		6z
reason	1c 8 43 24 1 1 2v 2 3 2 8 2 3 2 1m	15 4 1 1 1 1 48 2 2 20 2 1 1 1 2t 1 1 1 2 1 1 1 7 1 1 1 2 1 1 1
receipts	7s	cv 1
receivingUid	ap 1 1	an 1 1 1
recordName		c9 7 7 7
record_type		6z
referenceNo	73 4 1z 1b 1 5 1 4 1 4 1 4 1 4 1 1o	73 1 1 1 1 1z 1b 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
refreshed		26 1
refundableAmount		5l 2 2
region		c 6b
registerDate		6 1 1 1 2
remaining		15 1 43 1
removed		26 1
reorderQty	8i 2	7o 7 m 1 1 1
requestId	ai 6 5 5 5 5 1o	ah 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
requestedBy		15 4 1 1 1 1 3 1 1 1 1 1 1 1 47 1 1
requestedByName		15 4 1 1 1 1 3 1 1 1 1 1 1 1
requestedDate	7a	79 1
requestedShipDate	17	17 1 3t 1 i 1 1 1 1 1 1 1
requested_ship_date	17	
required		c9 7 7 7
requiredFlag	2h 2	2g 1 1 1
residential	6j 8	
resource		5c 2 1 r 5a l 1
response		ah 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
responseCode		91 1 1 2 1
responseFormat	6j c	
responseMessage		5l 2 2 3c 1 1 2 1
responseStatus		9a 2
restockHdrUid	7s w 1 1	7p 3 4 q 1 1 1
restockItems	7w r 2	
restockState		7w q 1 1 1
restocks		7s
returnTo	o	p
revokedBy		k 1 1
revokedByName		k 1 1
rgt		5 6 3 1 1
right	3c	
role	1f 87	5 1 1 1 1 2 1 2 1 1 c m 1 b a a 2c w i i 4 4 4 4 4 f 1i a 6 7 1 a f 4 y m h 1 1 1 f j
rootCategoryUid		c3 1 1 1
rootItemCategoryId	35 1 y	
rootItemCategoryUid		35 1 x 1 1 1
roundNo		1g 1 1 1 1 1 1 1
rounds		1g 1 1 1 1 1 1 1
rubricsUid	dd 1 1	
rubrics_uid	d0 3 6	db 1 1 1
rules		5 6 3 1 1
salesLocationId		79 1
salesRepId	ci 2	b 1 g y a a 2c 6 1 1 1 g 7 i i 4 4 4 4 4 f 1i a 6 i f 4 y m h 1 1 1 2 d j
salesReps		4v
salesrepId	5k 1s	5k 1 2 1 1 1m 1
salesrepName		7b 1
salesreps	7c	
scheduledImportMasterUid		73 1 1 1 1 7
score		21 3w 73 1 2 6
scoreInt		21
searchType	21 1	
searchableCd	2c 2	2b 1 1 1
secondary_designator		6z
secondary_number		6z
secretFlag	9q 2	9p 1 1 1
sectionDesc	8s 2	8r 1 1 1 2
sectionName	8s 2	7o 7 m 1 1 1 7 1 1 1 2
sectionsUid	7o 7 m 1 2 9 1 1 1	7o 7 m 1 1 1 7 1 1 1 2
seesAllCustomers		c
sellingUnit		3d 1 2 2 3 q 1 3c 7
sellingUnitSize	85 3	7o 7 a 1 1 1 2 1
sendEmail	7	6 1 1 1 2
sensitive		c9 7 7 7
sequenceNo	2h 2 3 2 3 2 8 2 m 2 1 g 1 f 2 7e 2 j 2	3 1z e 1 1 1 2 1 1 1 2 1 1 1 7 1 1 1 2 1 1 1 1 1 1 2 1 2 2 1 1 1 3 1 1 1 1 7 1 1 1 1 1 1 1 1 1 1 9 1 4 1 1 1 1n 1 1 5o 1 1 1 2 g 1 1 1 2
serialNo	7u	7p
serialized		3d 1 2 2 3 25 1 1 1 1 1 1 51 1 1 1 1v 1
serials	ai 2 4 2 3 2 8 2 3 2 1m	ah 1 1 1 3 1 1 1 2 1 1 1 7 1 1 1 2 1 1 1
serverVersion		7e
service		q y a a 2c w 5 1 1 2 9 i 3 1 4 4 3 1 4 f 1i a 6 i f 4 y m z j
serviceCode		6j 8 4
serviceName	9p 1	6r 2y 1 1 1 2
serviceType	6j	6j 8 4
sessionId		t 1 b
settingName	9q	9p 1 1 1 2
settingValue	9q 2	9p 1 1 1
settingsUid	9r 1 1 1	9p 1 1 1 2
share		bf
shareCode	4d 1 1	4d 1
shipDate	6j	5l 1 1 2
shipFrom	6n	
shipTo	6n	15 4r
shipToAddress1	17 63	17 1 3t 1 i 1 2 1 1 1k 1
shipToAddress2	17 63	17 1 3t 1 i 1 2 1 1 1k 1
shipToCity	17 63	17 1 3t 1 i 1 1 1 1 1 1 1 1i 1
shipToCountry	17 63	17 1 3t 1 i 1 2 1 1 1k 1
shipToEmail	17 63	17 1 61 1
shipToId	11 6 9 b 1 9 32 1k n	11 2 1 1 2 1 8 1 1 1 1 1 1 1 1o 1k 1 3 1 3 1 1 1 23 1
shipToName	17 3t 2a	15 2 1 3n 1 3 1 1 1 i 1 2 1 1 1 1 1i 1
shipToState	17 63	17 1 3t 1 i 1 1 1 1 1 1 1 1i 1
shipToZip	17 63	17 1 3t 1 i 1 2 1 1 1 1 1i 1
ship_to_address	1t	
ship_to_address1	17	
ship_to_address2	17	
ship_to_city	17	
ship_to_country	17	
ship_to_email	17	
ship_to_id	17 m	1w 1
ship_to_name	17	
ship_to_state	17	
ship_to_zip	17	
shipmentNo		5l 1 1 2
shipments		5l 1 1 2
shippingEstimate	17	
shipping_estimate	17	
show	7v	
similarity		3d 1 2 2 3 2c
since	7p 1	
siteHash		q y a a 2c w i i 4 4 4 4 4 f 1i a 6 i f 4 y m z j
siteId	d	q 2 w 2 8 2 8 2 2a 2 u 2 g 2 g 2 2 2 2 2 2 2 2 2 2 2 d 2 1g 2 8 2 4 2 g 2 d 2 2 2 w 2 k 2 x 2 h 2
size	21	da
slipDate	5x	
sold		3f
sort	21	
sortBy	39 2	
source		15 1 1 1 l 1u 1e 1 i 1 2 1 1 u 4 4 4 4 a 1 1q 1 1 1 1 1 1 i 3c 1 2 6 1
sourceFields		21
sourceId	11 62 1 2d 2	11 2 1 1 4w 1 1 1 1 y 1 1 1 1 29 1 1 1
sourceLocationId		79 1
sourceName	11 62 1	11 2 1 1 2i 3g 1 1 1 1 6
sourceType	d2	d0 1 1 1 6
sourceUid		d0 1 2 6
sources		d0 1 2 6
spent		59 1
standardFreight		15
start_date		1u 1
state	k n m 37 1j 4 c 23 39 2	0 1 1 i 1 1 j 1 1 1 l 1 1 1e 2 8 1 2 19 1 3 1 1 1 i 1 2 1 1 7 5 1 1 1 1 4 1 3 1 v 1 1s 38 1 1 1 2
stateName	bu 2	bt 1 1 1
stateSince		73 1 1 1 1
stateUid	bv 1 1	bt 1 1 1
state_abbreviation		6z
status	1a 7 bl	q f 2 1 1 1 1 1 1 3 1 1 1 1 1 1 1 1 a a 2c h 1 1 1 1 1 a 4 1 1 1 1 1 1 1 3 1 1 2 i 4 4 4 4 4 f 1i a 3 1 1 1 i f 4 y m z 3 1 1 1 6 7
statusCd	t 8 v 7 2 6 1 2 2 3 2 1 2 2 1 2 5 5 a 1 a 6 3 q 1 2 1b 6 1b 3 2 b 1 3 2 2 2 3 1 3 2 3 2 3 2 3 2 k 3 6 3 6 3 4 3 9 1 2 3 1 2 2 1 2 2 1 2 2 1 2 2 1 2 7 3 2 1 2 5 2 7 7 3 4 3 4 3 d 7	t 1 7 2 1 1 y 1 1 6 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 6 2 2 1 2 2 1 1 1 3 1 1 1 1 2 1 1 1 2 1 d 1 4 1 4 1 1 1 1b 1 1 1 1 2 1 1 1 1 1 1 1 1 13 1 1 1 2 9 1 1 1 1 1 1 2 1 1 1 1 2 1 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 k 1 1 1 3 1 2 1 1 1 6 1 1 1 4 1 1 1 9 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 7 1 1 1 2 1 1 1 4 1 1 1 7 1 1 1 4 1 1 1 4 1 1 1 4 1 1 1
statusCdList	7x	
statusDesc		51 1 1 1 1 1 e 1 1 1 1 1 4s 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
status_cd	d7 7	1w 1 b7 1 1 1 4 1 1 1
stdPrice		39 2 2 1 2 2 1 1 1
stepNo	1c	15 4 1 1 1 1 1 1
steps	1f	15 4 1 1 1 1 1 1
stock		21 18 2 8 1
stockStatus	21 1 17	21 18 2 8 1
stock_status		23 1 1
stockable		39 2 8 1 2
street	17	
street_name		6z
street_postdirection		6z
street_predirection		6z
street_suffix		6z
subCategories		35 1 x 1 1 1
subCategoryCount		35 1 x 1 1 1 7x 1 1 1
subPartInvMastUid		42
subPartItemDesc		42
subPartItemId		42
subPartsCount		3d 1 2 2 3
subject	i	h 1
substitutes		3d 1 2 2 3
subtotal		t 1 b 1 1 1 3t 1 1 1 1 1 e 1 2 1 1 1k 1
suggestedNumbers		21
suggestedOrderQty		7v
suggestedQuantity		16 1 1
suggestedSellingUnits		7v
suggestedUnitOfMeasure		16 1 1
suggestions		3f
summary	9h 2	6n 2t 1 1 1
supplierName		3d 1 2 2 3
surchargeAllowed		94
surchargeAmount	96	15 2 1 3t 1 i 1 2 1 1 3h
surchargeDescription		94
surchargeFlag		6f
surchargePercent		94
surcharges		6r
swatchSample		3d 1 2 2 3
system	d0 3 6	
tag	bi 2	bh 1 1 1
tags	25 14 2	0 1 1 21 1 1 14 2 8 1
tagsList	0	
taker	17 4d 4 1m	17 1 3t 1 i 1 2 1 1 1k 1
tax		15 5i
taxAmount		15 1 1 1 3t 1 1 1 1 1 e 1 2 1 1 1k 1
taxClass		3d 1 2 2 3
taxCode	6n	
taxDocumentNo		17 1 3t 1 i 1 2 1 1
taxDocuments		5l 2 2
taxEstimated		17 1 3t 1 i 1 2 1 1
taxExemptFlag		4v 1 3 1
taxId	cb 2	69 1 60 1 1 1 2
taxRate	bu 2	bt 1 1 1
taxShipping	bu 2	bt 1 1 1
taxSource		17 1 3t 1 i 1 2 1 1
tax_amount		15 o
tax_class	1t	15 o
tax_rate		15 o
taxable	1t	c 31 1 2 2 3 32
taxableAmount		6n
taxableFlag		4s 1 1 1 g
taxable_amount		15 o
telecheckCode	bu 2	bt 1 1 1
temperature	d0 1 2 6	
templateId	3c 27	
terms		5u 1 1
termsDesc		15 3n 1 1 1 g
termsId		4s 1 1 1 g
territory		c
text	5x 3d	21 79 2 3o 1 2 6
textTypeCd		3d 1 2 2 3
textValue		3d 1 2 2 3
time_zone		6z
timezone	7 2 c9 2	6 1 1 1 2 62 1 63 1 1 1 2
title	4y 4c 7 2 3 k 2 1w 2	0 1 1 1 1 1 1 1 1 1 2 1 2 1 1 2p 1 7 1 2 2 3 i 1 1 1 p 2 1 b 47 1 1 1 3 1 i 1 1 1 1j c 1 1 1 2 s 1 1 1 6
to	6j	
toAddress1	6r	
toAddress2	6r	
toAddress3	6r	
toAddressLine	6v	
toBin	ai 2	ah 1 1 1
toCity	6r 4	
toCompanyName	6v	
toCountryCode	6r 4	
toFirstName	6v	
toLastName	6v	
toLocationId	ay	ax 1 1 1 2 1 1 1
toLocationName		ax 1 1 1 2 1 1 1
toPhone	6v	
toPick	5q	
toPostalCode	6r 4	
toQtyOnHand		7t
toRegion	6v	
toState	94	
toStateProvinceCode	6r	
toWarehouseUid	7t	7t
today		15
token		d c
took		21
top	3c	
top_p	d0 3 6	
totalAmount		15 1 1 1 8 1 1 1 1 1 1 1 3e 1 1 1 1 1 e 1 2 1 1 5 1 1 1 q m 1 1u 2
totalCharge		6r
totalExempt		6n
totalIsExact		21
totalQuantityPurchased		57
totalRate		6j c
totalResults		21
totalTax		6n
totalTaxable		6n
totalWeight	6v	
total_commitment		1u 1
total_tax		15 o
totals		15 1
trackBins		5u 1 1
trackLots		3d 1 2 2 3 25 1 1 1 1 1 1 51 1 1 1 1v 1
trackingNo	b3	5l 1 1 2 5d 1 1 1
trackingUrl		5l 1 1 2
transactionId		5l 2 2 3h
transactionSetupId	91 1 1 2	90 1 2
transcript	9h 2 n 2	9g 1 1 1 m 1 1 1
transferLineNo	b3 2 3 2	b2 1 1 1 2 1 1 1
transferReceiptUid	b9 1 1	b7 1 1 1
transferShippingUid	b4 1 1	b2 1 1 1
transferUid	az 1 1 2 5	ax 1 1 1 2 1 1 1 2 1 1 1
transfers	7t 2p 2	ah 1 1 1
transitDays		6j 8 4
transitTime		6j c
tried		9b
truncatedCardNumber		91 2
twoLetterCode	bt 1 1 1	bt 1 1 1
type	6n 2n	3 6k 5m 7 7 7
typeCd	2c 2	2b 1 1 1
uiEndpoint		90
uid		j 1w 5 5 5 5 5 p 5 c 7 a 2h e h 6 7 5 5 5 p 9 9 7 c 6 5 5 5 5 a 5 7 a 7 7 7 g 7
unit	2m 2	2g 1 1 1 2 1 1 1 j 2 1 1 2 1 2 2 1 1 1 3 1
unitCost		5u 1 1 6z 1
unitOfMeasure	x 1 9 1 8 3 2 6 1 2j 5 1h 28 3 4o	w 1 1 1 1 5 2 1 8 1 1 1 1 1 1 1 4 1 9 18 2 2 1 1 1 2 1 1 1 1 d 1 2 9 1 3 1 2 1 i 1 1 1 1 1 1 1 d 1 1 2 1 1 1 1 1 1 1 1 1c 1 e 1 2 1 1 1 1 1 9 1 1 1 2 1 6 1 1 1 2 1 1 1 2q 1g 1
unitPrice	17 1 8 3 2	w 1 1 1 1 5 2 1 8 1 1 1 1 1 1 1 4 1 9 30 1 1 1 1 1 2 d 2 2 1k 1
unitQuantity	17 1	17 1 61 1
unitSize		w 1 1 1 1 5 2 1 j 1 9 1a 2 1 1 1 2 3 q 1 p 1 j 2 2 1 1 1 1 1 1 1 4l 1 1 1 3 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 1l 1
unit_of_measure	17 1	
unit_price	17 1 l	
unit_quantity	17 1	
unit_size		1w 1
units		3f
until	7p 1	
uom	ai 2 4 2 3 2 3 2 3 2 3 2	1w 1 1e 76 1 1 1 3 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1
upc		39 2 2 1 2 2 1 1 1
upcOrEan	9z 2	3d 1 2 2 3 6d 1 1 1
upcOrEanId	85 3 1r 2	3d 1 2 2 3 x 1 17 1 1 1 1 1 1 1s h 1 1 1 2 1 1n 1 1 1
upcOrEanItem	9z 2	9y 1 1 1
upcOrEanPrefix	9z 2	9y 1 1 1
updateCd	7j 2 3z	7i 1 1 1 2 3u 1 1 1
urbanization		6z
url	cb 2	3d 1 2 2 3 2o 1 60 1 1 1 2
usageItems	7u	
useBrandFolderDoc	21	
used		15 1
userCartNo	u	t 1 b
userDefined	4y	35 1 7 1 2 2 3 i 1 1 1 m 1 1 1 e 2 2
userEmail	17	17 1 65
userId	t 1 d bb 1 1 1	c 5 1 b 1 b 2 1 b9 1 1 1 2
userIdentityUid	j	h 1
userName	ci 2	7d c 4s 1 1 1 2
user_email	17	
user_id	17	
username	7 2 4 71	6 1 1 1 2 2 c 3 y a a 2c n 9 i i 4 4 4 4 4 c 3 g 1 11 a 6 i f 4 y m z j
usersId	1f 63 g 1o w 6 5 5 5 5	s 9 1 1 1 1 4 1 1 1 1 1 1 1 1 1 1 1 1 1 1 3 a a 1x 1 1 4 1 8 9 e 9 i i 4 4 4 4 4 b 4 8 7 1 1 o 1 1 1 a a 1 2 3 7 1 a f 4 1 1 1 1 2 1 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 2 1 1 1 4 m z j
usersUid	cj 1 1	ch 1 1 1
utc_offset		6z
valid		95
valueCount		22
values	3p	22 15 2 1 1 2 1 2 2 1 1 1 3 1 8k 7 7 7
variantDesc	4o 2	4n 1 1 1
variantFilter	39 2	
variantName	4o 2	4n 1 1 1
variantType	4o 2	4n 1 1 1
variantValue	4o 2	4n 1 1 1
vendor		5w
vendorId	5u 3	5u 1 1 1 6y 1
vendorItemId		5u 1 1 6z 1
vendorName	5x	5u 1 1 1 6y 1
verdict		16 1 1 27 1m 1 i 1 2 1 1 1k 1
version		q 3 1 b j a a 2c w i i 4 4 4 4 4 f 1i a 6 c 1 1 1 3 f 4 y m z j
viewCount		3u 1 1 1
visibility	ad	ad
vmiMovementUid		7p
vndrStock		3d 1 2 2 3
waitingCheckoutUid		t 1 b
warehouseCount		8c 1 1 1
warehouseDesc	7j 2	7i 1 1 1 2
warehouseId	7j 2	7i 1 1 1 2
warehouseName	7j 2	7i 1 1 1 2 9 q 1 1 1
warehouseUid	7k 1 1 1 1 1 1 1 1 1 1 1 1 1 1 o 1 2	7i 1 1 1 2 1 1 2 1 1 1 2 1 1 o 1 1 1
warnings		16 1 1
warranty	7u	7p
warrantyType	7u	7p
webAllowance		c 4x
webAllowancePeriod		c
webDesc		3d 1 2 2 3
webDesc1	bn 2	bm 1 1 1
webDesc2	bn 2	bm 1 1 1
webDesc3	bn 2	bm 1 1 1
webDesc4	bn 2	bm 1 1 1
webDescFull	bn 2	bm 1 1 1
webDisplayTypeDesc	cp 2	co 1 1 1 2
webDisplayTypeId	cp 1 1 1	3d 1 2 2 3 93 1 1 1 2
webDisplayTypeUid	cq 1 1	3d 1 2 2 3 93 1 1 1
webEnabledFlag		4s 1 1 1 g
webOrder		51 1 i 1 2 1 1
webReferenceNo		7d
weight	6j 8	15 24 2 2 1 2 2 1 1 1 2c
weightUnit	6j c	
width	6j 8	39 2 2 1 2 2 1 1 1
willCall	17 1	17 1 3t 1 j 2 2 1k 1
will_call	17 1	
wordCount		d2
wording	9m	9m 1
wordingValues	9m	9m 1
zip	17 7v	92
zip_type		6z
zipcode		6z
zone		6j 8 4`;
