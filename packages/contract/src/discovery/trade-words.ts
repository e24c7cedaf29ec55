/**
 * Words that people of the trade use for the same thing, a line each. What stands on one line finds what any other on it
 * finds; abbreviations are among them. A word may stand on several lines. Word forms need no entry of their own.
 */
const table = `
item,part,product,sku,material,inv mast,item master,merchandise
warehouse,stockroom,stock room,crib,tool crib,storeroom,store room,supply room,supply closet,cabinet,whse,wh
location,branch,depot,distribution center,plant,loc
purchase order,po,po hdr
sales order,so,oe hdr,order,erp order
quantity,qty,how many
unit of measure,uom,pack size,packaging,units per,box quantity,pack quantity,item uom
ship to,shipto,delivery address,shipping address,place to deliver,delivery site,job site,jobsite
sales rep,salesrep,salesman,salesperson,sales representative,account manager,outside sales,inside sales,rep
vendor,supplier,distributor
brand,make,manufacturer,mfr,mfg
customer,cust,account,acct,client
contact,buyer,contact person,purchasing manager,purchasing agent
user,usr,login,employee,colleague,coworker,staff,member,shopper
group,role,team
permission,right,access,may do,allowed
invoice,bill,receivable,ar,inv
quote,quotation,rfq,proposal,bid,offer
job price,contract price,contract pricing,special price,job pricing,job price hdr,price agreement
contract,agreement,blanket
price,pricing,cost
cart,basket,shopping cart
checkout,check out,place order,submit order
favorite,favourite,fav,bookmark,star
wish list,wishlist,shopping list,saved list
accessory,add on,companion,goes well,go with
substitute,sub,alternative,replacement,supersede,superseded,equivalent,interchange,instead
alternate code,cross reference,xref,other number,own part number,customer part number,supplier part number
kit,assembly,bill of materials,bom,component,sub part,made of,made up of,consist of
also bought,bought together,cross sell,upsell
similar,alike,comparable,lookalike
bin,shelf,slot,rack
receive,receipt,receiving,arrive,rcv,recv,rcpt,goods receipt,goods in,inbound,book in,take in,dock,grn
put away,putaway
packing slip,packing list,delivery note,slip,delivery ticket
pick ticket,pick tkt,pick list,pick slip,picking list
transfer,move,relocate,moved,xfer,trf
between branches,inter branch,interbranch,branch transfer,another branch,other branch
ship,dispatch,send,shpmt
in transit,on the way,on the road,transfer shipping
adjust,adj,count,cycle count,physical count,stocktake,stock take,recount,variance
usage,use,consume,consumption,withdraw
replenish,replenishment,restock,refill,reorder,top up,restock order
minimum,min
maximum,max
min max,reorder point,reorder quantity,stock level,par level,inventory profile,inv profile,reorder level
backorder,back order,backordered
stock,on hand,inventory,inv,availability,available
section,zone,aisle
movement,ledger,stock history,movement history
import,import queue,imp,erp queue
stuck,fail,hang,reject,refuse,error,missing
resend,resubmit,retry,send again,reset,once more,hand over again
field,definition,metadata,schema,column
default,preset,initial value
setting,configuration,config,preference,option
notification,notify,notif,announcement,alert
message,msg
channel,slack,web hook,webhook,chat
transcript,minutes,meeting notes,meeting
embedding,vector
card,credit card,stored card,card on file,saved card,cc
surcharge,fee,extra cost,on top
pay,payment,charge,pmt,pymt,tender
payment type,tender type,ways to pay,payment method,payment term
freight,ltl,pallet,truckload,skid
parcel,package,pkg
rate shop,rate shopping,rates shop,compare carriers,compare rates
carrier,ups,fedex,usps,shipper,ship via
tax,vat
address,addr
validate,verify,validation,verification,check,valid,deliverable,chk
zip,postal code,zip code,postcode,zipcode
attribute,spec,specification,technical data,property,characteristic,feature
facet,filter,refine,narrow
variant,matrix
faq,question,q a
category,subcategory,department,dept,cat,product group
description,desc
menu,navigation,nav
article,page,blog
podcast,episode
pdf,print,printout
health check,healthcheck,alive,running
password,pwd,pw
sign in,signed in,logged in,log in,log on,login,authenticate,verify password,sign on,logon
company,legal entity,firm,corporation
code,status code,code p21
till,cash drawer,cash register
state,province
language model,llm,ai,gpt,model
assistant,chatbot,chat gpt,bot
rubric,guideline,style guide
refresh,sync,synchronize,bring in line,reindex,rebuild
allowance,web allowance,spending limit,budget,spend,approval limit
purchased item,purchase history,buying history,bought before,usually buy
buy,purchase
enable,disable,activate,deactivate,switch on,switch off,turn on,turn off
track,follow,trace
calculate,compute,work out
batch,bulk,many at once,mass
user defined,ud
document,doc
reprint,print again
erp,p21,prophet
picture,image,photo
accounts receivable,open invoice
`;

/** The groups of words that mean the same, each as its members. */
export const tradeWords: readonly (readonly string[])[] = table
  .trim()
  .split("\n")
  .map((line) => line.split(","));
