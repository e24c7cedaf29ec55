// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

/** Every service and endpoint in words; `readCompactText` reads it. */
export const discoveryText = `# content	Content and users	Articles, menus and tags; users, user groups, the verification of passwords and API keys.
content.list	GET		/content	List articles	article;page;news;guide;how-to;knowledge base;blog;text	articles about a topic;find how-to pages;news on the site;help pages
content.get	GET		/content/{id}	Get one article without its body	=	
content.doc	GET		/content/{id}/doc	Read one article with its body, tags and categories	article;page;news;guide;how-to;knowledge base;blog;text;read;body;full text;html	show the whole article;read a blog post
menu.doc	GET		/menu/{id}/doc	Get a menu with all its entries as a tree	navigation;links;sitemap;header;footer	navigation links of the site header;build the site's navigation;main navigation of the shop
tags.list	GET		/tags	List tags	keyword;label;topic;subject;articles about	topics that articles are filed under;keywords for pages
usergroups.list	GET	users	/usergroups	List the user groups of the site	roles;access groups;teams;departments;who may do what	which roles exist;user roles available;permission groups
users.list	GET	users	/users	List users	account;login;person;colleague;employee;buyer;company users;staff;team;who has access	everybody who works for a company;employees of a customer with accounts;find a user by e-mail
users.create	POST	users	/users	Create a user	account;login;person;colleague;employee;buyer;invite;register;sign up;add	open an account for a new buyer;register a new person;give someone a login
users.get	GET	users	/users/{id}	Get one user	account;login;person;colleague;employee;buyer	look up a user account;a user's e-mail and name
users.update	PUT	users	/users/{id}	Change a user, or one's own name, e-mail and password	account;login;person;colleague;employee;buyer;edit;rename;change password;reset password;unblock;profile	correct somebody's e-mail;let a blocked user in again;reset a forgotten password
users.delete	DELETE	users	/users/{id}	Block a user so that they cannot sign in any more	account;login;person;colleague;employee;buyer;block;ban;disable;deactivate;lock out;remove	lock somebody out;take away a leaver's access;somebody left the company, remove access;suspend an account;stop someone signing in
users.doc	GET	users	/users/{id}/doc	Get a user with customer, contact, groups and permissions	account;login;person;colleague;employee;buyer;everything about;detail	everything about a user;full profile of a user
users.trinity	GET	users	/users/{id}/trinity	Get a user's profile, groups, permissions, territory, role and rules in one answer	who am i;me;my permissions;rights;capabilities;role;territory;session;whoami	what a user may see and do;what am I allowed to do;permissions and territory of a login
users.verifyPassword	POST	users	/users/verify-password	Sign in: verify a password and get a token	login;log in;sign in;authenticate;token;session;credentials;jwt;bearer	log in with name and password;get an access token;check credentials
users.groups.list	GET	users	/users/{id}/groups	List the groups that a user belongs to	roles;rights;access;membership;team	which roles somebody has;is the user an admin
users.groups.create	POST	users	/users/{id}/groups	Put a user into a group, or take them out of it	roles;rights;access;membership;team;assign;grant;revoke;remove	give somebody a role;take away a role;make somebody an admin;give permissions to a user;remove someone from a role
users.groups.get	GET	users	/users/{id}/groups/{groupId}	Get one group of a user, also one taken away	roles;rights;access;membership;team	
users.identities.list	GET	users	/users/{id}/identities	List who a user is at outside issuers of tokens	single sign-on;sso;identity provider;openid connect;oidc;external login	by which identity provider somebody signs in
users.identities.create	POST	users	/users/{id}/identities	Let the tokens of an outside issuer speak for a user	single sign-on;sso;identity provider;openid connect;oidc;external login;link;connect	let somebody sign in with the company's identity provider
users.identities.delete	DELETE	users	/users/{id}/identities/{userIdentityUid}	Let the tokens of an outside issuer speak for a user no more	single sign-on;sso;identity provider;openid connect;oidc;external login;unlink;disconnect	
apiKeys.list	GET	users	/api-keys	List the API keys of the site, the latest first	api key;access token;machine account;service account;integration;credentials;secret	which programs have access;when was an api key last used;keys that nobody uses
apiKeys.create	POST	users	/api-keys	Make an API key for a program	api key;access token;machine account;service account;integration;credentials;secret;generate;issue;new	give a program access;connect another system to the site;token that does not run out
apiKeys.revoke	DELETE	users	/api-keys/{apiKeyUid}	Revoke an API key	api key;access token;machine account;service account;integration;credentials;secret;delete;withdraw;disable;leaked	an api key was leaked;take access from a program
openId.offer	GET	users	/open-id	Get the identity provider that the site signs people in by	single sign-on;sso;identity provider;openid connect;oidc;external login;sign in	which single sign-on a site has
openId.begin	POST	users	/open-id/begin	Begin to sign in by the identity provider	=	sign in with the company's identity provider
openId.complete	POST	users	/open-id/complete	Sign in by what the identity provider sent the browser back with	=	get an access token from an identity provider's code
system.healthCheck	GET	system	/health-check	Tell whether the service can do its work	health;status;alive;monitor;uptime;up;down;running	
system.ping	GET	system	/ping	Answer pong	alive;reachable;latency	
system.whoami	GET	system	/whoami	Tell whom the token speaks for and what they may do	who am i;current user;token;permissions;session;role	
# commerce	Commerce	Carts, cart lines, checkout and the creation of ERP orders.
cartHdr.list	GET		/cart-hdr/list	List the carts of a user	basket;shopping cart;trolley;open cart	all carts somebody left open;saved carts;abandoned baskets;unfinished shopping of a customer
cartHdr.lookup	GET!		/cart-hdr/lookup	Find the open cart of a user, or create it	basket;shopping cart;trolley;open cart;create cart;new cart	current cart of a shopper;start a new basket;give me the active basket;open a shopping session
cartHdr.alsoBought	GET		/cart-hdr/{cartHdrUid}/also-bought	List items that others bought with those in the cart	recommendation;cross-sell;frequently bought together;related	suggest more for the basket;upsell at the basket;what do others buy along with this basket;you might also like
cartLine.list	GET		/cart-line/{cartHdrUid}	List the lines of a cart	basket line;put in the cart;quantity;order line	show the cart;items I am about to buy;see basket contents
cartLine.add	POST		/cart-line/{cartHdrUid}/add	Add lines to a cart	basket line;put in the cart;quantity;order line;add to cart;buy;quick order	add parts to the basket;put items in a cart;reorder everything;order a quote;put ten pieces into the basket;add a product to my order
cartLine.update	POST		/cart-line/{cartHdrUid}/update	Change lines of a cart	basket line;put in the cart;quantity;order line;change quantity;edit cart	write a note on a line;change how many I want;increase or reduce the number of pieces in the basket;edit the amount of a basket line
cartLine.clear	DELETE		/cart-line/{cartHdrUid}	Remove all lines of a cart	empty the cart;clear basket	throw everything out of the basket;start over with an empty cart;discard the basket;wipe the cart
cartLine.deleteLine	DELETE		/cart-line/{cartHdrUid}/lines/{lineNo}	Remove a line from a cart	remove item;drop line	drop one item from the basket;take one product out of the basket
checkout.create	POST		/checkout	Begin the checkout of a cart, or go on with it	order;buy;purchase;place order;begin checkout;proceed to checkout	go to the till;choose delivery and payment;start to pay for the basket
checkout.approvers	GET		/checkout/approvers	List the colleagues who may release one's checkouts	approval;approver;release;who may approve;spending limit	who can sign off my order;which boss approves purchases;list of people who can approve
checkout.get	GET		/checkout/{checkoutUid}	Get one checkout	order;buy;purchase;place order	
checkout.activate	PUT		/checkout/{checkoutUid}/activate	Release a checkout to be ordered	approve;approval;release;spending limit;requisition	release an order that waits for approval;buy after the boss agreed;approve a colleague's order;sign off a purchase;let a pending order through;manager okays an order
checkout.doc	GET		/checkout/{checkoutUid}/doc	Get a checkout with lines, prices, tax and totals	order;buy;purchase;place order;summary;review;totals;order confirmation	review before ordering;total with tax and shipping before buying;order summary page;what will I pay in all
checkout.validate	PUT		/checkout/{checkoutUid}/validate	Tell whether a checkout can be ordered	check;verify;credit limit;in stock;PO required	is anything missing before ordering;credit hold and stock check before ordering;are we ready to place the order;check an order for problems;will the order go through
checkout.prophet21Hdr.create	POST		/checkout/{checkoutUid}/prophet21-hdr	Create the ERP order of a checkout	order;buy;purchase;place order;submit order;sales order;create order;new order;P21;will call;counter pickup;ship complete	place the order;create an order;customer picks up at the counter;convert the basket into a sales order;finish buying;send the order to P21
checkout.prophet21Hdr.prophet21Line.create	POST		/checkout/{checkoutUid}/prophet21-hdr/{prophet21HdrUid}/prophet21-line	Add a line to an open ERP order	order line;add to order;will call	one more line on an order that is placed;append an item to an existing order;add something to an order already placed
approvals.create	POST		/approvals	Ask colleagues to approve an order over the limit	approval;requisition;sign off;spending limit;submit for approval;request approval	submit an order for approval;ask my boss to approve a purchase;request approval of a cart
approvals.list	GET		/approvals	List approvals, the newest first	approval;requisition;sign off;spending limit;pending approvals;approval queue	orders waiting for my approval;what do I have to sign off;which requests were declined
approvals.get	GET		/approvals/{approvalUid}	Get an approval with the steps of its chain	approval;requisition;sign off;spending limit;approval status;who approved	who approved this purchase;why was my order declined;how far is an approval
approvals.decide	PUT		/approvals/{approvalUid}/decision	Approve or decline a step of an approval	approval;requisition;sign off;spending limit;accept;reject	approve a request of a colleague;decline a purchase request;reject an order with a reason
approvals.withdraw	PUT		/approvals/{approvalUid}/withdraw	Withdraw a request for approval	approval;requisition;sign off;spending limit;cancel request;take back	cancel my approval request;withdraw an order from approval
approvalPolicy.get	GET		/approval-policy/{customerId}	Get the spending limits and the chain of approvers of a customer	approval rules;spending limits;purchase limits;thresholds;approver chain	who approves orders above an amount;spending limits of a company;approval rules of a customer
approvalPolicy.update	PUT		/approval-policy/{customerId}	Set the spending limits and the chain of approvers of a customer	=	set spending limits;require a second approval above an amount;change who approves orders
quoteRequests.create	POST		/quote-requests	Ask for a quote	quotation;request for quote;RFQ;offer;bid;negotiation;special price;ask for a price	ask for a quote from a cart;request a special price for a large quantity;ask what it would cost
quoteRequests.list	GET		/quote-requests	List requests for quotes, the newest first	quotation;request for quote;RFQ;offer;bid;negotiation;special price;worklist;open requests	requests for quotes that wait for my answer;which quotes did we ask for;offers to decide about
quoteRequests.get	GET		/quote-requests/{quoteRequestUid}	Get a request for a quote with every step of its negotiation	quotation;request for quote;RFQ;offer;bid;negotiation;special price	what was offered before;who changed the price of a quote;how far is my request for a quote
quoteRequests.offer	PUT		/quote-requests/{quoteRequestUid}/offer	Answer a request for a quote with prices and their last day	quotation;request for quote;RFQ;offer;bid;negotiation;special price;answer a request	offer a price to a customer;answer a request for a quote;make a new offer after a counteroffer
quoteRequests.decline	PUT		/quote-requests/{quoteRequestUid}/decline	Decline a request for a quote, with a reason	quotation;request for quote;RFQ;offer;bid;negotiation;special price;refuse;no offer	decline a request for a quote;refuse a counteroffer
quoteRequests.counter	PUT		/quote-requests/{quoteRequestUid}/counter	Counter an offer, renew it, or change what was asked	quotation;request for quote;RFQ;offer;bid;negotiation;special price;counteroffer;haggle;renew	ask for a better price;make a counteroffer;renew an expired quote
quoteRequests.accept	PUT		/quote-requests/{quoteRequestUid}/accept	Accept an offer: its lines become a cart and a checkout at the quoted prices	quotation;request for quote;RFQ;offer;bid;negotiation;special price;order a quote;take an offer	accept a quote;order at the offered price;turn a quote into an order
quoteRequests.withdraw	PUT		/quote-requests/{quoteRequestUid}/withdraw	Withdraw a request for a quote, or turn an offer down	quotation;request for quote;RFQ;offer;bid;negotiation;special price;cancel request;no thanks	cancel my request for a quote;turn down an offer
system.healthCheck	GET		/health-check	Tell whether the service can do its work	health;status;alive;monitor;uptime;up;down;running	
system.ping	GET		/ping	Answer pong	alive;reachable;latency	
system.whoami	GET		/whoami	Tell whom the token speaks for and what they may do	who am i;current user;token;permissions;session;role	
# pricing	Pricing	The price engine, the tax engine and contract (job) prices.
priceEngine.get	GET		/price-engine	Get a customer's price of an item	price;cost;quote;discount;net price;my price;price break;volume price	my price at a quantity;what does a part cost a customer;customer specific price;how much does it cost;what does this customer pay;discount for an account
priceEngine.batch	POST		/price-engine/batch	Get a customer's prices of many items at once	price;cost;quote;discount;net price;my price;price break;volume price;bulk;many;grid;list of items	prices for a page of items;price a whole list;many prices in one call;price many parts in one call
taxEngine.create	POST		/tax-engine	Compute the tax of a sale	sales tax;tax rate;rate by ZIP code;VAT;use tax;jurisdiction;exemption;certificate;resale	how much tax is due;tax of a cart by state, county and city;exempt sale;work out tax
jobPriceHdr.list	GET		/job-price-hdr	List contracts	contract;agreement;special price;job price;negotiated;blanket	contracts of a customer;special pricing that was agreed;job quotes in force;which deals exist
jobPriceHdr.get	GET		/job-price-hdr/{id}	Get one contract	=	terms and dates of a contract;when does a contract end;details of a price agreement;until when is the special price valid
jobPriceHdr.lines.list	GET		/job-price-hdr/{id}/lines	List the prices of a contract	=	which items have a job price;prices agreed for a project;items and prices of a special deal
jobPriceHdr.lines.get	GET		/job-price-hdr/{hdrId}/lines/{lineId}	Get one price of a contract	=	
system.healthCheck	GET		/health-check	Tell whether the service can do its work	health;status;alive;monitor;uptime;up;down;running	
system.ping	GET		/ping	Answer pong	alive;reachable;latency	
system.whoami	GET		/whoami	Tell whom the token speaks for and what they may do	who am i;current user;token;permissions;session;role	
# search	Search	Item search by words, part numbers and likeness, with facets, and the items of the search index.
itemSearch.list	GET		/item-search	Search items by words or numbers	find;look up;part number;sku;catalogue;type-ahead;product search;cross reference;interchange	search the catalogue;search box of the shop;full text search
itemSearch.attributes.list	GET		/item-search/attributes	List what found items can be narrowed by	facets;refine;filter;narrow;counts;navigation;specs	filters beside search results;narrow down what was found
items.list	GET		/items	List the items of the search index	index;search documents;findability	items that are hidden from search
items.get	GET		/items/{id}	Get one item of the search index	index;search document	
items.update	PUT		/items/{id}	Change how an item is found	index;keywords;hide;tags;boost	make an item easier to find;add search keywords to an item;make a product rank higher in search;push a product in the results;stop showing an item in search
items.refresh	GET!		/items/{id}/refresh	Index one item again	reindex;rebuild;sync	reindex one product;item does not show up in search;update search for one part
items.refreshAll	PUT		/items/refresh	Index every item again	reindex;rebuild;sync;full index	rebuild the whole search;reindex the catalogue;bring the search index up to date
system.healthCheck	GET	system	/health-check	Tell whether the service can do its work	health;status;alive;monitor;uptime;up;down;running	
system.ping	GET	system	/ping	Answer pong	alive;reachable;latency	
system.whoami	GET	system	/whoami	Tell whom the token speaks for and what they may do	who am i;current user;token;permissions;session;role	
# items	Product catalogue	Items, categories, attributes, brands, favorites, wish lists, variants, questions, bins, stock, units of measure and PDF documents.
attributeGroups.list	GET		/attribute-groups	List each attribute group	attribute set;property group;template;specification sheet;product type	spec templates
attributeGroups.create	POST		/attribute-groups	Create an attribute group	=	new spec template
attributeGroups.get	GET		/attribute-groups/{id}	Get one attribute group	=	
attributeGroups.update	PUT		/attribute-groups/{id}	Change an attribute group	=	
attributeGroups.delete	DELETE		/attribute-groups/{id}	Delete an attribute group	=	
attributeGroups.attributes.list	GET		/attribute-groups/{id}/attributes	List each attribute of a group	=	which properties does a spec template have
attributeGroups.attributes.create	POST		/attribute-groups/{id}/attributes	Put an attribute into a group	=	add a property to a spec template
attributeGroups.attributes.get	GET		/attribute-groups/{id}/attributes/{attributeXAttributeGroupUid}	Get one attribute of a group	=	
attributeGroups.attributes.update	PUT		/attribute-groups/{id}/attributes/{attributeXAttributeGroupUid}	Change an attribute of a group	=	
attributeGroups.attributes.delete	DELETE		/attribute-groups/{id}/attributes/{attributeXAttributeGroupUid}	Take an attribute out of a group	=	
attributes.list	GET		/attributes	List each attribute	property;specification;spec;characteristic;feature	properties that items can be described by;specification fields
attributes.create	POST		/attributes	Create an attribute	=	invent a property that items get;new spec field for products
attributes.get	GET		/attributes/{id}	Get one attribute	=	
attributes.update	PUT		/attributes/{id}	Change an attribute	=	rename a property
attributes.delete	DELETE		/attributes/{id}	Delete an attribute	=	
attributes.values.list	GET		/attributes/{id}/values	List each value of an attribute	property;specification;spec;characteristic;feature;option;choice;list of values	which values may be chosen;possible values of a property;colors to choose from
attributes.values.create	POST		/attributes/{id}/values	Create a value of an attribute	=	add an option to choose from;add a color to choose from
attributes.values.get	GET		/attributes/{id}/values/{attributeValueUid}	Get one value of an attribute	=	
attributes.values.update	PUT		/attributes/{id}/values/{attributeValueUid}	Change a value of an attribute	=	
attributes.values.delete	DELETE		/attributes/{id}/values/{attributeValueUid}	Delete a value of an attribute	=	
brands.list	GET		/brands	List each brand	make;manufacturer;label;trademark	manufacturers we carry;which makes do we sell
brands.create	POST		/brands	Create a brand	=	start to carry a manufacturer;start selling a new manufacturer
brands.get	GET		/brands/{id}	Get one brand	=	
brands.update	PUT		/brands/{id}	Change a brand	=	rename a manufacturer;fix the spelling of a brand
brands.delete	DELETE		/brands/{id}	Delete a brand	=	we no longer sell this manufacturer
brands.items.list	GET		/brands/{id}/items	List each item of a brand	make;manufacturer;products of a brand	everything by one manufacturer;everything by a maker
brands.items.create	POST		/brands/{id}/items	List an item under a brand	=	say that an item is of a brand;assign a product to a manufacturer
brands.items.get	GET		/brands/{id}/items/{brandsXItemsUid}	Get one item of a brand	=	
brands.items.update	PUT		/brands/{id}/items/{brandsXItemsUid}	Change an item of a brand	=	
brands.items.delete	DELETE		/brands/{id}/items/{brandsXItemsUid}	Take an item off a brand's list	=	
categories.lookup	GET		/categories/lookup	Find a category of the shop by its path	category;browse;catalogue;product list;family;navigation;shop by category;slug;URL	category behind a link of the shop;open a category page
categories.get	GET		/categories/{id}	Get a category of the shop with the tree below it	category;browse;catalogue;product list;family;navigation;shop by category;category tree;menu;breadcrumb	children of a category;what stands below a category;subcategories
categories.attributes	GET		/categories/{id}/attributes	List the attributes of a category's items with values and counts	category;browse;catalogue;product list;family;navigation;shop by category;facet;filter;refine;narrow down;specification	filters of a category page
categories.images	GET		/categories/{id}/images	List pictures to show a category by	category;browse;catalogue;product list;family;navigation;shop by category;picture;photo;tile;thumbnail	picture of a category
categories.items	GET		/categories/{id}/items	List the items of a category and the ones below it	category;browse;catalogue;product list;family;navigation;shop by category;products in category;item list;filter	items of a category page;what belongs to a category;browse a department
contracts.attributes	GET		/contracts/{id}/attributes	List the attributes of a contract's items with values and counts	contract;job;job price;agreement;blanket order;negotiated;special price;quote;facet;filter	filters of contract items
contracts.items	GET		/contracts/{id}/items	List the items of a contract with their contract prices	contract;job;job price;agreement;blanket order;negotiated;special price;quote;contract items;my prices	what may be bought under a contract;agreed prices
internal.pdf	POST		/internal/pdf	Print a document or labels as PDF	print;PDF;document;label;barcode;printer;shelf label;bin label;data sheet;pick ticket;invoice	make a PDF of an order, quote or pick ticket;print barcode stickers
invMast.list	GET		/inv-mast	List items	product;article;SKU;part;part number;item master;catalogue	browse all items;export the item master;new products
invMast.lookup	GET		/inv-mast/lookup	Find items by any of their numbers	part number;customer number;cross reference;UPC;EAN;barcode;scan;manufacturer number	scan a barcode;items without a picture;incomplete items;items that lack a description;customer's own part number;which of our items has this vendor number;identify a part
invMast.resolve	POST		/inv-mast/resolve	Tell which items a list of numbers names	part number;customer number;cross reference;UPC;EAN;barcode;scan;manufacturer number;quick order;paste;bulk;batch;order pad	check a pasted order list;match many numbers to items;upload of part numbers;quick order from a spreadsheet;check many part numbers at once
invMast.get	GET		/inv-mast/{id}	Get one item with everything its page shows	product;article;SKU;part;part number;item master;catalogue	open a product page;product details;data of one item
invMast.alternateCode	GET		/inv-mast/{id}/alternate-code	List the other numbers of an item	part number;customer number;cross reference;UPC;EAN;barcode;scan;manufacturer number	supplier's number of an item;competitor cross reference;UPC and vendor numbers of a part;what else is this part called
invMast.doc	GET		/inv-mast/{id}/doc	Get the whole document of an item, by unique number or item number	product;article;SKU;part;part number;item master;catalogue;item page;document;details;specification	full data sheet of an item;specs, texts and pictures of a part;whole item record
invMast.invAccessory	GET		/inv-mast/{id}/inv-accessory	List the accessories of an item	accessory;buy with;goes with;cross-sell;attachment	what fits this part;what else is needed with an item;what goes along with this product;what do I need in addition;add-ons for a tool
invMast.invSub	GET		/inv-mast/{id}/inv-sub	List the substitutes of an item	substitute;replacement;alternative;supersede;discontinued;upgrade;equivalent	out of stock, what instead;what can replace this part;successor of a discontinued product;item is out of stock, what else fits;obsolete part alternative
invMast.similar	GET		/inv-mast/{id}/similar	List items that are like an item	similar;alike;alternative;comparable;recommendation;related	more like this
invMast.stock	GET		/inv-mast/{id}/stock	List the stock of an item by location	availability;available;inventory;on hand;in stock;warehouse;branch;quantity	how many are left at each branch;what is on backorder;availability of a part;can I get it today;is anything left
invMast.priceHistory	GET		/inv-mast/{id}/price-history	List how the list price and the class prices of an item changed, the latest first	price history;price change;price increase;audit;old price;price list;price class	when did a price change;who changed the list price;former price of an item;when did the price go up
invMast.attributes.list	GET		/inv-mast/{id}/attributes	List the attributes of an item with its values	property;specification;spec;characteristic;feature;technical data	technical data of an item;technical data of a part;dimensions and material
invMast.attributes.create	POST		/inv-mast/{id}/attributes	Describe an item by an attribute	=	add a spec to a product
invMast.attributes.values.list	GET		/inv-mast/{id}/attributes/{attr}/values	List the values an item has of an attribute	property;specification;spec;characteristic;feature;technical data;value;option	
invMast.attributes.values.create	POST		/inv-mast/{id}/attributes/{attr}/values	Give an item a value of an attribute	=	enter a spec value of a product;set the color of an item;set the color of a part
invMast.attributes.values.update	PUT		/inv-mast/{id}/attributes/{attr}/values/{attributeValueUid}	Change a value of an item	=	
invMast.attributes.values.delete	DELETE		/inv-mast/{id}/attributes/{attr}/values/{attributeValueUid}	Take a value from an item	=	
invMast.faq.list	GET		/inv-mast/{id}/faq	List each question about an item	FAQ;question;answer;Q&A;help;frequently asked	questions shoppers asked about a product;questions customers asked about a product;Q&A of a product page;what do people ask about this product
invMast.faq.create	POST		/inv-mast/{id}/faq	Create a question about an item	=	write a question with its answer;ask something about a product;add a question and answer to a product page
invMast.faq.get	GET		/inv-mast/{id}/faq/{invMastFaqUid}	Get one question about an item	=	
invMast.faq.update	PUT		/inv-mast/{id}/faq/{invMastFaqUid}	Change a question about an item	=	reply to a shopper;publish an answer;answer a customer's question about a product
invMast.faq.delete	DELETE		/inv-mast/{id}/faq/{invMastFaqUid}	Delete a question about an item	=	remove a question from a product page
invMast.locations.bins.list	GET		/inv-mast/{id}/locations/{loc}/bins	List the bins of a location that hold an item	bin;shelf;storage place;stored;where is it;warehouse;lot;stock	on which shelf does it lie;find a part's bin;where is it kept;where can I find this part in the building;which rack
invMast.locations.bins.get	GET		/inv-mast/{id}/locations/{loc}/bins/{bin}	Get what a bin holds of an item	=	how many of an item are in a bin
invMastLinks.get	GET		/inv-mast-links/{id}	Get the items that go with an item	accessory;substitute;replacement;alternative;related;cross-sell;up-sell;kit	what goes well together;related items of every kind
invMastSubParts.get	GET		/inv-mast-sub-parts/{id}	Get the parts an item is made up of	bill of materials;BOM;component;kit;assembly;spare part;repair part	explode a kit;repair parts of a machine
itemCategory.list	GET		/item-category	List item categories, each without the ones below it	category;product group;family;department;navigation;menu;tree;taxonomy	product groups of the catalogue;top level categories
itemCategory.lookup	GET		/item-category/lookup	Find an item category by its path	category;product group;family;department;navigation;menu;tree;taxonomy;slug;URL	
itemCategory.get	GET		/item-category/{id}	Get one item category with the ones directly below	category;product group;family;department;navigation;menu;tree;taxonomy	
itemCategory.doc	GET		/item-category/{id}/doc	Get the whole document of an item category with the tree below it	category;product group;family;department;navigation;menu;tree;taxonomy;category page	whole taxonomy below a group;category with everything below;complete category tree
itemFavorites.list	GET		/item-favorites/{id}	List the favorites of a user	favourite;bookmark;star;frequently bought;my items;saved item	my usual parts
itemFavorites.create	POST		/item-favorites/{id}	Make an item a favorite	=	bookmark an item;remember this part for me
itemFavorites.update	PUT		/item-favorites/{id}/{fav}	Note something about a favorite, or move it	favourite;bookmark;star;frequently bought;my items;saved item;note;reorder;remark	write a remark on a favorite
itemFavorites.delete	DELETE		/item-favorites/{id}/{fav}	Remove an item from the favorites	favourite;bookmark;star;frequently bought;my items;saved item	unstar a part
itemUom.list	GET		/item-uom	List the units of measure of items	unit;UOM;pack size;package;box;case;each;conversion;multiple;minimum order	how many pieces in a box;sell by the case or each;convert boxes to pieces;in which packs can I buy it;case quantity;how many come in a box;can I buy single pieces
itemUom.get	GET		/item-uom/{id}	Get one unit of measure of an item	=	
itemWishlist.list	GET		/item-wishlist/{id}	List the wish lists of a user	wish list;saved list;shopping list;purchase list;kit;requisition list;share	standard kits of a team
itemWishlist.create	POST		/item-wishlist/{id}	Create a wish list	=	new saved list;begin a list of parts to buy later;start a new shopping list;make a list for a project
itemWishlist.hdr.get	GET		/item-wishlist/{id}/hdr/{hdr}	Get the lines of a wish list	=	what is on a saved list
itemWishlist.hdr.createLine	POST		/item-wishlist/{id}/hdr/{hdr}	Put an item on a wish list	wish list;saved list;shopping list;purchase list;kit;requisition list;share;add item	save an item for later;put a part on a shopping list
itemWishlist.hdr.line.delete	DELETE		/item-wishlist/{id}/hdr/{hdr}/line/{line}	Take a line off a wish list	wish list;saved list;shopping list;purchase list;kit;requisition list;share;remove item	strike something off a list;remove a part from a shopping list;delete an entry of a saved list
locations.bins.list	GET		/locations/{id}/bins	List the bins of a location with their stock	storage place;shelf;rack;slot;warehouse;what is in this bin;stock	map of the shelves;bin locations of a branch
locations.bins.get	GET		/locations/{id}/bins/{bin}	Get one bin with what lies in it	=	contents of a shelf;scan a bin;scan a bin label;what is stored here
system.healthCheck	GET	system	/health-check	Tell whether the service can do its work	health;status;alive;monitor;uptime;up;down;running	
system.ping	GET	system	/ping	Answer pong	alive;reachable;latency	
system.whoami	GET	system	/whoami	Tell whom the token speaks for and what they may do	who am i;current user;token;permissions;session;role	
variants.list	GET		/variants	List each variant group	variation;option;size;colour;color;swatch;matrix;choice;style	sizes and colors that belong together
variants.create	POST		/variants	Create a variant group	=	offer a choice of sizes;group sizes of a product together
variants.get	GET		/variants/{id}	Get one variant group	=	
variants.update	PUT		/variants/{id}	Change a variant group	=	
variants.delete	DELETE		/variants/{id}	Delete a variant group	=	
# customers	Customers	Customers with their addresses, contacts, orders, invoices, quotes and purchased items.
customer.list	GET		/customer	List customers	account;company;buyer;sold-to;client;accounts of a sales rep	all accounts;accounts in my territory
customer.lookup	GET		/customer/lookup	Find a customer by number, name or words	account;company;buyer;sold-to;client;search;find;type ahead;who is	find an account by name;autocomplete for customers
customer.get	GET		/customer/{customerId}	Get one customer	account;company;buyer;sold-to;client;terms;credit limit;price class	payment terms of a customer;is a PO number required;customer master data;sales rep of a customer
customer.doc	GET		/customer/{customerId}/doc	Get a customer with addresses, contacts and the state of the account	account;company;buyer;sold-to;client;overview;balance;past due;credit available;everything about	is the account on credit hold;how much does a customer owe;aging;why can't this customer order;is the account blocked;how much credit is left
customer.address.list	GET		/customer/{customerId}/address	List the addresses of a customer: head office, billing and delivery	bill-to;remit;head office;where is;street	where does a customer sit;where is the customer located
customer.contacts.list	GET		/customer/{customerId}/contacts	List or find the contacts of a customer	person;people;buyer;colleague;who to call;phone number;e-mail of	who do I call at a customer;people who work at the customer;whom to call;who is the buyer at this company;whose e-mail do I write to
customer.contacts.create	POST		/customer/{customerId}/contacts	Add a contact to a customer	person;people;buyer;colleague;who to call;new buyer;add a colleague	new person at a customer;add a purchasing agent to an account;save a new contact person;new buyer joined the customer
customer.shipTo.list	GET		/customer/{customerId}/ship-to	List the places a customer has goods delivered to	delivery address;destination;plant;jobsite;dock;consignee	where to deliver;where does a customer take deliveries;delivery locations;job sites of an account
customer.shipTo.create	POST		/customer/{customerId}/ship-to	Add a place to deliver to	delivery address;new address;jobsite;destination;plant	ship to a new place;new job site for an account;register another delivery location
customer.orders.list	GET		/customer/{customerId}/orders	List the orders of a customer	order history;sales order;purchase;reorder;what did we order;tracking;backorder	open orders of an account;past orders;recent purchases;when did they last order;which orders have not shipped
customer.orders.get	GET		/customer/{customerId}/orders/{orderNo}	Get one order with its lines	=	status of an order;details of an order;has the order shipped;when will my order arrive;how much of the order has shipped
customer.invoices.list	GET		/customer/{customerId}/invoices	List the invoices of a customer	bill;accounts receivable;what do we owe;payment;statement;past due	unpaid bills;open bills;billing history;how much do they owe us;which bills are overdue
customer.invoices.get	GET		/customer/{customerId}/invoices/{invoiceNo}	Get one invoice with its lines	=	open one bill;details of a bill;show one invoice
customer.quotes.list	GET		/customer/{customerId}/quotes	List the quotes for a customer	quotation;offer;estimate;bid;proposal	offers made to a customer;quotes about to expire;open offers
customer.quotes.get	GET		/customer/{customerId}/quotes/{quoteNo}	Get one quote with its lines	=	until when is an offer good;details of an offer;when does a quote expire
customer.purchasedItems.list	GET		/customer/{customerId}/purchased-items	List the items a customer has bought, with last date, total quantity and average price	buy again;reorder;the usual;purchase history;what do we buy;frequently bought	what a customer bought before;what does the customer usually buy;items ordered before
customer.purchasedItems.prices	GET		/customer/{customerId}/purchased-items/{invMastUid}/prices	List what a customer paid for an item over time, the latest first	price history;price paid;price development;trend;purchase history;what did we pay	has an item become dearer;what was paid for a part last year;what did we charge last time;did the price go up for this account;how much did they pay last time;what did we sell it for
contacts.doc	GET		/contacts/{id}/doc	Get a contact with customers, allowance and user-defined fields	person;people;buyer;colleague;who to call;everything about	everything about a contact;contact card
contacts.webAllowance	GET		/contacts/{id}/web-allowance	Tell what a contact may still order without approval	spending limit;budget;allowance;approval;how much may I order	remaining budget of a buyer;is approval needed;spending limit left
contacts.customers	GET		/contacts/{id}/customers	List the customers that a contact belongs to	accounts of a person;companies;switch customer;whom do they buy for	companies that a person buys for;accounts linked to a contact;companies of a buyer
contacts.refresh	GET!		/contacts/refresh	Bring the address and address class of each contact in line	synchronise;repair;maintenance;contact address	
contactsUd.get	GET		/contacts-ud/{id}	Get the user-defined fields of a contact	custom fields;ud fields;extra data;badge;cost center	custom fields of a person
shipTo.refresh	GET!		/ship-to/refresh	Bring the default ship-to of each customer in line	synchronise;repair;default address;maintenance	
oeContactsCustomer.refresh	GET!		/oe-contacts-customer/refresh	Bring the links between contacts and customers in line	synchronise;repair;maintenance;order entry contacts;belongs to	
system.healthCheck	GET	system	/health-check	Tell whether the service can do its work	health;status;alive;monitor;uptime;up;down;running	
system.ping	GET	system	/ping	Answer pong	alive;reachable;latency	
system.whoami	GET	system	/whoami	Tell whom the token speaks for and what they may do	who am i;current user;token;permissions;session;role	
# orders	Orders	Order lookup and tracking, representatives' orders, pick tickets, purchase orders, packing slips, invoices on paper.
invoiceHdr.reprint	GET!		/invoice-hdr/{id}/reprint	Print an invoice again as PDF	invoice copy;duplicate invoice;bill;PDF;print;accounts receivable	send a bill once more;customer lost the invoice
oeHdr.lookup	GET		/oe-hdr/lookup	Look orders up by number, customer, item, class, taker or representative	sales order;order status;open orders;find order;order desk;backlog	find a sales order by PO number;search sales orders;which orders contain this part;open orders entered by a clerk;orders a clerk took
oeHdr.doc	GET		/oe-hdr/{id}/doc	Track an order by its number and postal code	order tracking;guest tracking;where is my order;delivery status;shipment;zip code	track a shipment without an account;order status without login;when does my delivery come;has it shipped yet
oeHdr.track	GET		/oe-hdr/{id}/track	Follow an order without signing in	order tracking;guest tracking;track without account;where is my parcel;anonymous	follow a shipment as a guest;tracking number of an order;where is the package
oeHdr.refund	POST		/oe-hdr/{id}/refund	Give some of what an order's card bore back	refund;give money back;reimburse;credit card	refund part of an order;give a customer money back
oeHdrSalesrep.oeHdr.list	GET		/oe-hdr-salesrep/{id}/oe-hdr	List the orders of a sales representative's customers	sales order;order status;open orders;find order;order desk;backlog;sales representative;rep;my customers;territory;account manager	what my accounts ordered
oeHdrSalesrep.oeHdr.doc	GET		/oe-hdr-salesrep/{id}/oe-hdr/{order}/doc	Get an order of a sales representative's customer with its lines	=	details of an order for a rep
pickTickets.list	GET		/pick-tickets	List the pick tickets of a location or an order	picking;pick list;picker;wave;fulfilment;pull goods;shipping desk	work of the pickers today;print queue of the warehouse;tickets still to be picked;picking jobs of a warehouse
pickTickets.get	GET		/pick-tickets/{no}	Get one pick ticket with its lines	=	open a pick ticket
pickTickets.lines.list	GET		/pick-tickets/{no}/lines	List the lines of a pick ticket in the order of the walk	=	walk through the aisles;picking route
pickTickets.lines.get	GET		/pick-tickets/{no}/lines/{line}	Get one line of a pick ticket	=	
poHdr.list	GET	purchasing	/po-hdr	List purchase orders	purchase order;PO;procurement;vendor order;supplier;inbound;what is on order;expected delivery	overdue purchase orders;what is arriving;open POs;incoming orders;which vendor orders are late;what is coming in
poHdr.get	GET	purchasing	/po-hdr/{poNo}	Get one purchase order with its lines	=	when does a purchase order arrive;what is open on a PO;details of a PO;when do we get the goods
poHdr.doc	GET	purchasing	/po-hdr/{id}/doc	Get a purchase order as it goes to the vendor	=	printed purchase order;PO as the supplier sees it;PO to send to the supplier;printable vendor order
poHdr.scan	POST	purchasing	/po-hdr/scan	Find the purchase order that a packing slip belongs to	purchase order;PO;procurement;vendor order;supplier;inbound;what is on order;expected delivery;packing slip;packing list;delivery note;OCR;receiving;match;dock	which order does a delivery belong to;packing slip came without PO number;identify a delivery
system.healthCheck	GET	system	/health-check	Tell whether the service can do its work	health;status;alive;monitor;uptime;up;down;running	
system.ping	GET	system	/ping	Answer pong	alive;reachable;latency	
system.whoami	GET	system	/whoami	Tell whom the token speaks for and what they may do	who am i;current user;token;permissions;session;role	
# core	Core data	Addresses, cash drawers, companies, codes, locations with their carrier accounts, and payment types.
address.list	GET	core-data	/address	List the addresses of customers, locations, companies, vendors and carriers	ship-to;bill-to;street;city;ZIP code;address book;where is;location;carrier;ship via;vendor	carriers that can be chosen;find an address
address.get	GET	core-data	/address/{id}	Get one address	ship-to;bill-to;street;city;ZIP code;address book;where is;location	
address.corpAddress	GET	core-data	/address/{id}/corp-address	List the addresses that have the same head office as an address	ship-to;bill-to;street;city;ZIP code;address book;where is;location;head office;headquarters;corporation;parent company;branches;subsidiaries	other branches of the same company;sister sites of an address
address.default	GET!	core-data	/address/{id}/default	Make an address the default of its kind	ship-to;bill-to;street;city;ZIP code;address book;where is;location;preferred;standard;main;default carrier;default ship-to	choose the default ship-to;set the main address
address.enable	GET!	core-data	/address/{id}/enable	Switch an address on or off	ship-to;bill-to;street;city;ZIP code;address book;where is;location;activate;deactivate;disable;carrier;allow	stop using an address
address.refresh	GET!	core-data	/address/refresh	Bring the address book in line with customers, locations, companies and vendors	synchronise;repair;maintenance;address book;sync	
cashDrawer.list	GET	core-data	/cash_drawer	List the cash drawers	till;register;cash register;counter;petty cash;cash box;will call;point of sale	registers of the counter;tills in the shop
cashDrawer.get	GET	core-data	/cash_drawer/{id}	Get one cash drawer	=	
company.list	GET	core-data	/company	List our companies	legal entity;business unit;division;subsidiary;who invoices;our company	which of our companies invoices
company.get	GET	core-data	/company/{id}	Get one of our companies	=	our company's details
codeP21.list	GET	core-data	/code-p21	List what the numeric codes of the records mean	code text;status text;meaning of a code;704;705;700;lookup table;enumeration	what the codes stand for;meaning of status numbers;list of code values
codeP21.get	GET	core-data	/code-p21/{id}	Get what one numeric code means	=	what is status 705;what does a status number mean;explain a P21 code
location.list	GET	core-data	/location	List our locations with their carrier accounts	warehouse;branch;store;depot;distribution center;ship from;carrier account;UPS	branches and their addresses;where are we located
location.get	GET	core-data	/location/{id}	Get one of our locations with its carrier accounts	=	address of a branch;details of a branch
paymentTypes.list	GET	core-data	/payment-types	List the ways to pay	tender;credit card;cash;check;ACH;on account;terms;net 30;how to pay	how can one pay;how can customers pay;payment methods
system.healthCheck	GET	system	/health-check	Tell whether the service can do its work	health;status;alive;monitor;uptime;up;down;running	
system.ping	GET	system	/ping	Answer pong	alive;reachable;latency	
system.whoami	GET	system	/whoami	Tell whom the token speaks for and what they may do	who am i;current user;token;permissions;session;role	
# shipping	Shipping	Carriers' rates, fees and days on the way for packages.
rates.create	POST		/rates	Get carriers' rates for packages	freight;postage;quote;carrier;parcel;UPS;FedEx;USPS;DHL;delivery cost	how long does a package take;quotes of several carriers;transit days;how many days until it arrives
system.healthCheck	GET	system	/health-check	Tell whether the service can do its work	health;status;alive;monitor;uptime;up;down;running	
system.ping	GET	system	/ping	Answer pong	alive;reachable;latency	
system.whoami	GET	system	/whoami	Tell whom the token speaks for and what they may do	who am i;current user;token;permissions;session;role	
# tax	Tax	The tax of orders, invoices, returns and transfers by destination.
rates.create	POST		/rates	Get the tax of a document line by line	sales tax;VAT;avalara;avatax;tax rate;invoice;refund;exemption;certificate;jurisdiction	tax of an invoice or a return
system.healthCheck	GET	system	/health-check	Tell whether the service can do its work	health;status;alive;monitor;uptime;up;down;running	
system.ping	GET	system	/ping	Answer pong	alive;reachable;latency	
system.whoami	GET	system	/whoami	Tell whom the token speaks for and what they may do	who am i;current user;token;permissions;session;role	
# rateShop	Rate shopping	Compares what carriers ask for a parcel.
ratesShop.list	GET	shipping	/rates-shop	Compare every carrier's price for a parcel	shop rates;compare carriers;cheapest;fastest;UPS;FedEx;USPS;DHL;postage	fastest way to send a box;UPS or FedEx, which costs less
system.healthCheck	GET	system	/health-check	Tell whether the service can do its work	health;status;alive;monitor;uptime;up;down;running	
system.ping	GET	system	/ping	Answer pong	alive;reachable;latency	
system.whoami	GET	system	/whoami	Tell whom the token speaks for and what they may do	who am i;current user;token;permissions;session;role	
# freight	Freight	Freight carriers' rates for what is too large for a parcel.
freight.list	GET	shipping	/speedship/freight	Get freight quotes for pallets	LTL;less than truckload;pallet;skid;haul;liftgate;freight class;NMFC;density	too heavy for a parcel;cost of shipping a pallet;truck freight price;heavy goods shipping quote;LTL rate;how much does a pallet cost to ship
system.healthCheck	GET	system	/health-check	Tell whether the service can do its work	health;status;alive;monitor;uptime;up;down;running	
system.ping	GET	system	/ping	Answer pong	alive;reachable;latency	
system.whoami	GET	system	/whoami	Tell whom the token speaks for and what they may do	who am i;current user;token;permissions;session;role	
# addressValidation	Address validation	Checks, corrects and normalizes addresses.
us.lookup	GET	address	/us/lookup	Check an address in the United States	verify;validate;normalize;standardize;USPS;ZIP code;autocorrect;typo;ship-to	does this address exist;correct a misspelled street;complete a ZIP code;can it be delivered there;is this a valid shipping address;fix a wrong zip code;zip plus four of a street;is the street spelled right
system.healthCheck	GET	system	/health-check	Tell whether the service can do its work	health;status;alive;monitor;uptime;up;down;running	
system.ping	GET	system	/ping	Answer pong	alive;reachable;latency	
system.whoami	GET	system	/whoami	Tell whom the token speaks for and what they may do	who am i;current user;token;permissions;session;role	
# imports	Imports	The record of what goes to the ERP and comes from it: recent and stuck documents, the orders behind them, corrections, resubmission, connections.
import.list	GET	import	/import	List import records, the newest first	ERP;interface;integration;queue;transfer;EDI;outbox	what went to the ERP;log of the integration;what was sent to the ERP;transactions waiting for P21
import.recent	GET	import	/import/recent	List the import records of the last hours	ERP;interface;integration;queue;transfer;EDI;outbox;latest;today	what came in today;latest orders from the web;what went to the ERP today
import.stuck	GET	import	/import/stuck	List the import records that do not go on	ERP;interface;integration;queue;transfer;EDI;outbox;hanging;overdue;failed;error;waiting	orders that did not arrive in the ERP;documents that never reached the ERP;what went wrong with the transfer;orders not processed
import.get	GET	import	/import/{importUid}	Get one import record	ERP;interface;integration;queue;transfer;EDI;outbox	why did an import fail;what came of an import;what happened to this import;status of an import
import.update	PUT	import	/import/{importUid}	Change an import record: hold it, hand it over again, confirm it	ERP;interface;integration;queue;transfer;EDI;outbox;resubmit;retry;resend;release;confirm;acknowledge	try a failed import again;release a held order;put an import on hold;mark an import as done
import.delete	DELETE	import	/import/{importUid}	Delete an import record, so that it goes nowhere	ERP;interface;integration;queue;transfer;EDI;outbox;cancel;cancel order;discard	discard a wrong import;cancel an order before it goes to the ERP;throw away an import;drop a failed transfer
import.impOeHdr.get	GET	import	/import/{importUid}/imp-oe-hdr	Get the order that an import carries	ERP;interface;integration;queue;transfer;EDI;outbox;order header;sales order	order behind an import;which order is inside an import
import.impOeHdr.update	PUT	import	/import/{importUid}/imp-oe-hdr	Correct the order that an import carries	ERP;interface;integration;queue;transfer;EDI;outbox;order header;sales order;fix;amend;address;PO number	repair an order that failed to import;change the PO number of a failed order
import.impOeHdrSalesrep.get	GET	import	/import/{importUid}/imp-oe-hdr-salesrep	Get the sales representatives of the order that an import carries	ERP;interface;integration;queue;transfer;EDI;outbox;order header;sales order;commission;sales rep;split	who gets the commission
import.impOeHdrSalesrep.update	PUT	import	/import/{importUid}/imp-oe-hdr-salesrep	Correct the sales representatives of the order that an import carries	=	change who gets the commission
import.impOeHdrWeb.get	GET	import	/import/{importUid}/imp-oe-hdr-web	Get how the order that an import carries came in on the web	ERP;interface;integration;queue;transfer;EDI;outbox;order header;sales order;web order;checkout;shopper	where did a web order come from
scheduledImportMaster.sftp	POST	import	/scheduled-import-master/{id}/metadata/sftp	Store and try the SFTP connection of an import plan	SSH;file transfer;connection;credentials;ERP;test;fingerprint	does the file transfer work;log in to a partner's server;EDI file drop;set up file transfer
system.healthCheck	GET	system	/health-check	Tell whether the service can do its work	health;status;alive;monitor;uptime;up;down;running	
system.ping	GET	system	/ping	Answer pong	alive;reachable;latency	
system.whoami	GET	system	/whoami	Tell whom the token speaks for and what they may do	who am i;current user;token;permissions;session;role	
# vmi	Vendor-managed inventory	Customers' stockrooms: warehouses, sections, users, distributors, own products, inventory profiles and restock orders.
warehouse.list	GET	inventory	/warehouse	List stockrooms	vmi;stockroom;crib;tool crib;consignment;vending;warehouse	cribs we look after;customers' stockrooms;vending locations
warehouse.create	POST	inventory	/warehouse	Set up a stockroom	=	open a new crib;set up customer-owned stock
warehouse.get	GET	inventory	/warehouse/{warehouseUid}	Get one stockroom	=	details of one stockroom
warehouse.update	PUT	inventory	/warehouse/{warehouseUid}	Change a stockroom	=	rename a stockroom;change a crib's address
warehouse.delete	DELETE	inventory	/warehouse/{warehouseUid}	Delete a stockroom	=	close a crib for good;get rid of a crib for good
warehouse.enable	PUT	inventory	/warehouse/{warehouseUid}/enable	Enable or disable a warehouse	vmi;stockroom;crib;tool crib;consignment;vending;activate;deactivate;switch on;switch off;restore	take a warehouse out of use;use a warehouse again;reopen a warehouse;shut down a warehouse
warehouse.availability	GET	inventory	/warehouse/{warehouseUid}/availability	List what a stockroom has of each part	vmi;stockroom;crib;tool crib;consignment;vending;on hand;stock;quantity;inventory;lots;scan;min max;gauge	what is left in the crib;how full are the bins against min and max;how much is left in the storeroom;how many are left in the crib
warehouse.movements	GET	inventory	/warehouse/{warehouseUid}/movements	List what was moved in a stockroom	vmi;stockroom;crib;tool crib;consignment;vending;ledger;history;audit;who took;consumption;usage report;warranty	who took a part;history of a part in the crib;what went in and out
warehouse.usageTotals	GET	inventory	/warehouse/{warehouseUid}/usage-totals	Add up what was used in a stockroom	vmi;stockroom;crib;tool crib;consignment;vending;consumption;usage report;chart;history;cost center	what was consumed by job;usage by month;how much was used per month;usage per job or department
warehouse.adjust	POST	inventory	/warehouse/{warehouseUid}/adjust	Set counted quantities of a stockroom	vmi;stockroom;crib;tool crib;consignment;vending;stock;movement;count;cycle count;inventory;correct;variance;recount	enter a cycle count;write off what is missing;stocktake of a crib;physical inventory
warehouse.receive	POST	inventory	/warehouse/{warehouseUid}/receive	Receive parts into a stockroom	vmi;stockroom;crib;tool crib;consignment;vending;stock;movement;goods in;put away;delivery;lot;purchase order;packing slip	fill the crib with a delivery;parts arrived in the crib;book goods into a stockroom;put new stock into the storeroom
warehouse.transfer	POST	inventory	/warehouse/{warehouseUid}/transfer	Move parts to another stockroom	vmi;stockroom;crib;tool crib;consignment;vending;stock;movement;move stock;relocate;balance between stockrooms	balance two stockrooms;bring parts to another stockroom
warehouse.usage	POST	inventory	/warehouse/{warehouseUid}/usage	Charge used parts to a job	vmi;stockroom;crib;tool crib;consignment;vending;stock;movement;issue;consume;take out;work order;cost center;warranty	issue material to a department;a mechanic used parts
warehouse.replenish.list	GET	inventory	/warehouse/{warehouseUid}/replenish	Suggest what a stockroom should order	vmi;stockroom;crib;tool crib;consignment;vending;reorder;restock;refill;min max;suggestion;order up to;shortage	what runs low;parts below min;parts below minimum;refill proposal;what do we have to buy for the crib
warehouse.replenish.create	POST	inventory	/warehouse/{warehouseUid}/replenish	Order what a stockroom is missing	=	place the suggested orders;order what runs low;reorder everything below minimum;trigger replenishment
warehouse.users.list	GET	inventory	/warehouse/{warehouseUid}/users	List the users of a stockroom	vmi;stockroom;crib;tool crib;consignment;vending;attendant;responsible;contact person;assign	who looks after a stockroom;who may enter the crib;who may use a crib;people with access to a stockroom
warehouse.users.create	POST	inventory	/warehouse/{warehouseUid}/users	Assign a user to a stockroom	=	give somebody access to a crib;put somebody in charge of a stockroom;let somebody use a crib;give a mechanic access to the stockroom
distributors.list	GET	inventory	/distributors	List each distributor	vmi;stockroom;crib;tool crib;consignment;vending;supplier;vendor;wholesaler	who supplies the crib;whom do we buy from for the stockroom
distributors.create	POST	inventory	/distributors	Create a distributor	=	new supplier of a stockroom
distributors.get	GET	inventory	/distributors/{distributorsUid}	Get one distributor	=	
distributors.update	PUT	inventory	/distributors/{distributorsUid}	Change a distributor	=	
distributors.delete	DELETE	inventory	/distributors/{distributorsUid}	Delete a distributor	=	
distributors.enable	PUT	inventory	/distributors/{distributorsUid}/enable	Enable or disable a distributor	vmi;stockroom;crib;tool crib;consignment;vending;activate;deactivate;switch on;switch off;restore	take a distributor out of use;use a distributor again;reopen a distributor;shut down a distributor
distributors.products.create	POST	inventory	/distributors/{distributorsUid}/products	Create an own product of a customer	vmi;stockroom;crib;tool crib;consignment;vending;non-stock;own part;special;custom part	add a part that we do not sell;item we do not sell
products.list	GET	inventory	/products	List each product	=	parts of the customer's own;what we do not sell ourselves
products.get	GET	inventory	/products/{productsUid}	Get one product	=	
products.update	PUT	inventory	/products/{productsUid}	Change a product	=	
products.delete	DELETE	inventory	/products/{productsUid}	Delete a product	=	
products.find	GET	inventory	/products/find	Find own products by the beginning of a number	vmi;stockroom;crib;tool crib;consignment;vending;non-stock;own part;special;custom part;scan;barcode;UPC;EAN;lookup;type ahead	scan an own part
products.enable	PUT	inventory	/products/{productsUid}/enable	Enable or disable a product	vmi;stockroom;crib;tool crib;consignment;vending;activate;deactivate;switch on;switch off;restore	take a product out of use;use a product again;reopen a product;shut down a product
invProfileHdr.list	GET	inventory	/inv-profile-hdr	List each inventory profile	vmi;stockroom;crib;tool crib;consignment;vending;min max;assortment;stocking list;par level	what stockrooms should hold;reorder points of stockrooms
invProfileHdr.create	POST	inventory	/inv-profile-hdr	Create an inventory profile	=	new stocking list
invProfileHdr.get	GET	inventory	/inv-profile-hdr/{invProfileHdrUid}	Get one inventory profile	=	
invProfileHdr.update	PUT	inventory	/inv-profile-hdr/{invProfileHdrUid}	Change an inventory profile	=	
invProfileHdr.delete	DELETE	inventory	/inv-profile-hdr/{invProfileHdrUid}	Delete an inventory profile	=	
invProfileHdr.invProfileLine.list	GET	inventory	/inv-profile-hdr/{invProfileHdrUid}/inv-profile-line	List each line of an inventory profile	=	min and max of each part;minimum and maximum of each part;reorder points
invProfileHdr.invProfileLine.create	POST	inventory	/inv-profile-hdr/{invProfileHdrUid}/inv-profile-line	Create a line of an inventory profile	=	stock a further part with min and max;add a part to the min max list;set a reorder point for a part
invProfileHdr.invProfileLine.get	GET	inventory	/inv-profile-hdr/{invProfileHdrUid}/inv-profile-line/{invProfileLineUid}	Get one line of an inventory profile	=	
invProfileHdr.invProfileLine.update	PUT	inventory	/inv-profile-hdr/{invProfileHdrUid}/inv-profile-line/{invProfileLineUid}	Change a line of an inventory profile	=	change min and max of a part;raise a reorder point;raise the minimum of a part
invProfileHdr.invProfileLine.delete	DELETE	inventory	/inv-profile-hdr/{invProfileHdrUid}/inv-profile-line/{invProfileLineUid}	Delete a line of an inventory profile	=	stop stocking a part
restockHdr.list	GET	inventory	/restock-hdr	List restock orders	vmi;stockroom;crib;tool crib;consignment;vending;restock;replenishment order;refill;on order;backlog	orders sent to suppliers of a stockroom;refill orders under way
restockHdr.create	POST	inventory	/restock-hdr	Create a restock order	=	order parts for the crib by hand;order supplies for a crib
restockHdr.get	GET	inventory	/restock-hdr/{restockHdrUid}	Get one restock order	=	has the supplier delivered to the crib;did the refill order go out;details of a refill order
restockHdr.update	PUT	inventory	/restock-hdr/{restockHdrUid}	Change a restock order	=	
restockHdr.delete	DELETE	inventory	/restock-hdr/{restockHdrUid}	Cancel a restock order	=	call off a restock order;stop a replenishment order
sections.list	GET	inventory	/sections	List each section	vmi;stockroom;crib;tool crib;consignment;vending;rack;cabinet;aisle;area;count sheet	shelves of a crib
sections.create	POST	inventory	/sections	Create a section	=	divide a crib into areas
sections.get	GET	inventory	/sections/{sectionsUid}	Get one section	=	
sections.update	PUT	inventory	/sections/{sectionsUid}	Change a section	=	
sections.delete	DELETE	inventory	/sections/{sectionsUid}	Delete a section	=	
sections.enable	PUT	inventory	/sections/{sectionsUid}/enable	Enable or disable a section	vmi;stockroom;crib;tool crib;consignment;vending;activate;deactivate;switch on;switch off;restore	take a section out of use;use a section again;reopen a section;shut down a section
system.healthCheck	GET	system	/health-check	Tell whether the service can do its work	health;status;alive;monitor;uptime;up;down;running	
system.ping	GET	system	/ping	Answer pong	alive;reachable;latency	
system.whoami	GET	system	/whoami	Tell whom the token speaks for and what they may do	who am i;current user;token;permissions;session;role	
# payments	Payments	Cards that a processor keeps: the page to enter one, what it costs on top, checks, payments.
unified.transactionSetup	GET!		/api/unified/transaction-setup	Begin to store a card: get the page to enter it on	credit card;card on file;payment method;hosted payment page;tokenise;add a card;card form	enter a new card;page to type in a card number;save a card;save a customer's credit card;enter card details;put a card on file;remember a credit card
unified.accountQuery	GET		/api/unified/account-query	Get the card that was stored on a page	credit card;card on file;payment method;stored card;token;payment account	last four digits of a card;cards kept for a customer
unified.billingUpdate	GET!		/api/unified/billing-update	Change the billing address of a stored card	credit card;card on file;payment method;billing address;avs;zip code	new billing address for a card;cardholder moved;fix the zip of a card
unified.cardInfo	GET		/api/unified/card-info	Tell whether a stored card is credit, debit or prepaid, and until when it is good	credit card;card on file;payment method;debit;prepaid;expiry;bin lookup	when does a card expire;what kind of card;will the card expire soon
unified.surcharge	GET		/api/unified/surcharge	Tell what paying with a card costs on top	credit card;card on file;payment method;surcharge;convenience fee;card fee;processing fee	fee for credit cards;does a card cost extra
unified.validate	GET		/api/unified/validate	Check a stored card: number, expiry, security code and address	credit card;card on file;payment method;luhn;avs;cvv;verify a card;expired	is a card still good;test a card
element.payment	GET!		/element/payment	Pay with a stored card	pay;charge a card;take a payment;credit card;capture;sale	take a payment;collect money from a customer;take payment for an order;debit the stored card
system.healthCheck	GET	system	/health-check	Tell whether the service can do its work	health;status;alive;monitor;uptime;up;down;running	
system.ping	GET	system	/api/ping	Answer pong	alive;reachable;latency	
system.whoami	GET	system	/whoami	Tell whom the token speaks for and what they may do	who am i;current user;token;permissions;session;role	
# messaging	Messaging	Messages in blocks to the team's channel, or to the inbox where no channel is configured.
webHook.create	POST		/web-hook	Send a message to the team's channel	slack;chat;notify;alert;message;teams channel;webhook	write to Slack;post to slack;tell colleagues in chat;ping colleagues
webHook.refresh	GET!		/web-hook/refresh	Try the waiting messages again now	retry;resend;slack;outbox;delivery	send failed messages again;retry undelivered chat messages
webHook.list	GET		/web-hook	List the messages of the inbox and what became of them	inbox;notifications;slack;sent messages	which messages were delivered;messages sent to the channel;was the alert delivered
system.healthCheck	GET	system	/health-check	Tell whether the service can do its work	health;status;alive;monitor;uptime;up;down;running	
system.ping	GET	system	/ping	Answer pong	alive;reachable;latency	
system.whoami	GET	system	/whoami	Tell whom the token speaks for and what they may do	who am i;current user;token;permissions;session;role	
# site	Site	Settings by service, notifications, meeting transcripts, embeddings and what crawlers are told.
fyxerTranscript.list	GET		/fyxer-transcript	List each meeting transcript	meeting notes;minutes;conversation;call;recording;protocol	what was said in meetings;notes of sales calls
fyxerTranscript.create	POST		/fyxer-transcript	Create a meeting transcript	=	keep the minutes of a call;upload meeting notes
fyxerTranscript.get	GET		/fyxer-transcript/{fyxerTranscriptHdrUid}	Get one meeting transcript	=	
fyxerTranscript.update	PUT		/fyxer-transcript/{fyxerTranscriptHdrUid}	Change a meeting transcript	=	
fyxerTranscript.delete	DELETE		/fyxer-transcript/{fyxerTranscriptHdrUid}	Delete a meeting transcript	=	
metaFiles.robots	GET		/meta-files/robots	Get what crawlers are told of the site	robots.txt;crawler;SEO;indexing;bots	what may search engines see;what may google crawl
notifications.create	POST		/notifications	Notify everybody, everybody of a role, or one user	announcement;alert;banner;broadcast;message;news	announce something;show a banner to everybody;warn a role;announce downtime;broadcast to everyone;inform all users;warn users about an outage
notifications.list	GET		/notifications	List what the caller is notified of, the newest first	=	unread news
openSearch.embedding	GET		/open-search/embedding	Turn a text into a vector for similarity search	semantic;vector;meaning;neural;OpenSearch	meaning of a text in numbers;vectorize a text
settings.list	GET		/settings	List the settings of a service	configuration;option;preference;feature flag;toggle;parameter;secret;credentials	how is a service configured
settings.create	POST		/settings	Create a setting	=	configure a service;set an option for the first time;add a configuration value
settings.get	GET		/settings/{settingsUid}	Get one setting	=	value of one option
settings.update	PUT		/settings/{settingsUid}	Change a setting	=	switch an option;turn a feature on;flip a flag
settings.delete	DELETE		/settings/{settingsUid}	Delete a setting	=	
settings.tryAccount	POST		/settings/{settingsUid}/try	Try the account of a site with an outside system	connection;credentials;API key;test;provider;AvaTax;Stripe;Shippo;Smarty	does the tax provider accept our key;test the connection to Stripe
system.healthCheck	GET	system	/health-check	Tell whether the service can do its work	health;status;alive;monitor;uptime;up;down;running	
system.ping	GET	system	/ping	Answer pong	alive;reachable;latency	
system.whoami	GET	system	/whoami	Tell whom the token speaks for and what they may do	who am i;current user;token;permissions;session;role	
# productInfo	Product information	Item extensions, suggested descriptions of items, and podcasts.
invMastExt.list	GET	product-information	/inv-mast-ext	List each item extension	UPC;EAN;GTIN;bar code;SEO;meta;manufacturer;part number;product data	manufacturer's data of items
invMastExt.create	POST	product-information	/inv-mast-ext	Create an item extension	=	add a GTIN to an item
invMastExt.get	GET	product-information	/inv-mast-ext/{invMastExtUid}	Get one item extension	=	
invMastExt.update	PUT	product-information	/inv-mast-ext/{invMastExtUid}	Change an item extension	=	correct the UPC of an item;title and keywords for search engines;edit SEO title of a product
invMastExt.delete	DELETE	product-information	/inv-mast-ext/{invMastExtUid}	Delete an item extension	=	
items.suggestDisplayDesc	GET	product-information	/items/{id}/suggest-display-desc	Suggest a description of an item for lists	copywriting;product text;title;generate;write;listing;enrichment;catalogue text	shorter name for an item;better title;propose a short product title;better name for a part in lists
items.suggestWebDesc	GET	product-information	/items/{id}/suggest-web-desc	Suggest a description of an item for its page	=	propose a text for the product page;marketing copy of an item;have a marketing text for a part drafted
podcasts.list	GET	product-information	/podcasts	List each podcast	episode;audio;recording;listen;transcript;interview	episodes to listen to
podcasts.create	POST	product-information	/podcasts	Create a podcast	=	publish an episode
podcasts.get	GET	product-information	/podcasts/{podcastsUid}	Get one podcast	=	
podcasts.update	PUT	product-information	/podcasts/{podcastsUid}	Change a podcast	=	
podcasts.delete	DELETE	product-information	/podcasts/{podcastsUid}	Delete a podcast	=	take an episode offline
system.healthCheck	GET	system	/health-check	Tell whether the service can do its work	health;status;alive;monitor;uptime;up;down;running	
system.ping	GET	system	/ping	Answer pong	alive;reachable;latency	
system.whoami	GET	system	/whoami	Tell whom the token speaks for and what they may do	who am i;current user;token;permissions;session;role	
# brandFocus	Brand focus	Which categories a brand stands for, and how much.
categories.focus	POST	content	/categories/focus	Put a brand's focus on categories	merchandising;featured brand;preferred brand;highlight;promote;assortment;ranking	promote a brand;push a manufacturer's products up;feature a supplier in a category;give a manufacturer preference in listings
system.healthCheck	GET	system	/health-check	Tell whether the service can do its work	health;status;alive;monitor;uptime;up;down;running	
system.ping	GET	system	/ping	Answer pong	alive;reachable;latency	
system.whoami	GET	system	/whoami	Tell whom the token speaks for and what they may do	who am i;current user;token;permissions;session;role	
# warehouseOps	Warehouse operations	Bin transfers, receiving, purchase order receipts, transfers between locations, their shipping and receipts.
binTransfer.list	GET	warehouse-operations	/bin-transfer	List bin transfers with their lines and states	put away;putaway;replenish the pick face;relocate stock;rebin;shelf	what was moved between bins;put-away jobs
binTransfer.create	POST	warehouse-operations	/bin-transfer	Hand in a bin transfer	=	put goods away on a shelf;move stock from one bin to another;relocate a part in the warehouse
binTransfer.get	GET	warehouse-operations	/bin-transfer/{binTransferHdrUid}	Get one bin transfer	=	
binTransfer.update	PUT	warehouse-operations	/bin-transfer/{binTransferHdrUid}	Change a bin transfer	=	
binTransfer.delete	DELETE	warehouse-operations	/bin-transfer/{binTransferHdrUid}	Delete a bin transfer	=	undo a shelf move
binTransfer.status	GET	warehouse-operations	/bin-transfer/{binTransferHdrUid}/status	Tell how far a bin transfer is	progress;done;applied;queue;why on hold	is a bin transfer applied;did the bin move go through;is the shelf move booked
receiving.list	GET	warehouse-operations	/receiving	List receivings with their lines and states	goods in;inbound;dock;unload;count in;GRN	what came in at the dock;what arrived today;deliveries at the dock
receiving.create	POST	warehouse-operations	/receiving	Hand in a receiving	=	receive a PO;take in a delivery;goods came in;enter lots and serial numbers of a delivery;book a delivery in;truck is at the dock;record received goods with lot and serial numbers;check in a truck;log an incoming delivery
receiving.get	GET	warehouse-operations	/receiving/{receivingUid}	Get one receiving	=	
receiving.update	PUT	warehouse-operations	/receiving/{receivingUid}	Change a receiving	=	correct a booked delivery;fix a wrong receipt
receiving.delete	DELETE	warehouse-operations	/receiving/{receivingUid}	Delete a receiving	=	undo a receipt;withdraw a wrongly booked delivery
purchaseOrderReceipt.list	GET	warehouse-operations	/purchase-order-receipt	List purchase order receipts with their lines and states	packing slip;delivery note;vendor shipment;receive a PO;inbound	deliveries of vendors;vendor deliveries booked;receipts against POs
purchaseOrderReceipt.create	POST	warehouse-operations	/purchase-order-receipt	Hand in a purchase order receipt	=	a truck with several purchase orders;receive against a purchase order;vendor delivered several POs;confirm a vendor delivery
purchaseOrderReceipt.get	GET	warehouse-operations	/purchase-order-receipt/{purchaseOrderReceiptUid}	Get one purchase order receipt	=	
purchaseOrderReceipt.update	PUT	warehouse-operations	/purchase-order-receipt/{purchaseOrderReceiptUid}	Change a purchase order receipt	=	
purchaseOrderReceipt.delete	DELETE	warehouse-operations	/purchase-order-receipt/{purchaseOrderReceiptUid}	Delete a purchase order receipt	=	
transfer.list	GET	warehouse-operations	/transfer	List transfers with their lines and states	inter-branch;branch transfer;stock transfer order;replenish a branch;send stock	transfers between warehouses;transfers open
transfer.create	POST	warehouse-operations	/transfer	Hand in a transfer	=	ask another branch for stock;send stock to another warehouse;move stock to another branch;request goods from another warehouse
transfer.get	GET	warehouse-operations	/transfer/{transferUid}	Get one transfer	=	
transfer.update	PUT	warehouse-operations	/transfer/{transferUid}	Change a transfer	=	change the quantity of a transfer
transfer.delete	DELETE	warehouse-operations	/transfer/{transferUid}	Delete a transfer	=	call off a stock transfer
transferShipping.list	GET	warehouse-operations	/transfer-shipping	List transfer shippings with their lines and states	ship a transfer;load a truck;in transit;outbound;dispatch	what is on the road between warehouses;goods on the way between branches;trucks under way to a branch
transferShipping.create	POST	warehouse-operations	/transfer-shipping	Hand in a transfer shipping	=	ship a transfer to another branch;dispatch transferred goods;goods leave for the other branch
transferShipping.get	GET	warehouse-operations	/transfer-shipping/{transferShippingUid}	Get one transfer shipping	=	
transferShipping.update	PUT	warehouse-operations	/transfer-shipping/{transferShippingUid}	Change a transfer shipping	=	
transferShipping.delete	DELETE	warehouse-operations	/transfer-shipping/{transferShippingUid}	Delete a transfer shipping	=	
transferReceipt.list	GET	warehouse-operations	/transfer-receipt	List transfer receipts with their lines and states	receive a transfer;goods from another branch;inbound transfer;unload	transfers that arrived;goods that came from another branch
transferReceipt.create	POST	warehouse-operations	/transfer-receipt	Hand in a transfer receipt	=	a transfer has come in;goods from another branch arrived;book in a transfer;accept a transfer
transferReceipt.get	GET	warehouse-operations	/transfer-receipt/{transferReceiptUid}	Get one transfer receipt	=	
transferReceipt.update	PUT	warehouse-operations	/transfer-receipt/{transferReceiptUid}	Change a transfer receipt	=	
transferReceipt.delete	DELETE	warehouse-operations	/transfer-receipt/{transferReceiptUid}	Delete a transfer receipt	=	
system.healthCheck	GET	system	/health-check	Tell whether the service can do its work	health;status;alive;monitor;uptime;up;down;running	
system.ping	GET	system	/ping	Answer pong	alive;reachable;latency	
system.whoami	GET	system	/whoami	Tell whom the token speaks for and what they may do	who am i;current user;token;permissions;session;role	
# legacy	Legacy items	Tags and web descriptions of items, what is bought together, articles of categories, states, orders once more.
invMast.alsoBought	GET	legacy-items	/inv-mast/{id}/also-bought	List what was bought together with an item	cross-sell;recommendation;frequently bought together;suggestion;basket;add-on;customers also buy	others also bought;cross selling for a product
invMast.alsoBoughtRefresh	GET!	legacy-items	/inv-mast/also-bought/refresh	Compute from the orders what is bought together	cross-sell;recommendation;frequently bought together;suggestion;basket;add-on;customers also buy;recompute;update	recompute recommendations;rebuild cross selling
invMast.tags.list	GET	legacy-items	/inv-mast/{id}/tags	List each tag of an item	label;keyword;flag;marker;hashtag	how is an item labelled;labels on a product
invMast.tags.create	POST	legacy-items	/inv-mast/{id}/tags	Tag an item	=	label an item;put a label on a product;tag a part
invMast.tags.get	GET	legacy-items	/inv-mast/{invMastUid}/tags/{invMastTagsUid}	Get one tag of an item	=	
invMast.tags.update	PUT	legacy-items	/inv-mast/{invMastUid}/tags/{invMastTagsUid}	Change a tag of an item	=	
invMast.tags.delete	DELETE	legacy-items	/inv-mast/{invMastUid}/tags/{invMastTagsUid}	Take a tag off an item	=	untag a product
invMast.webDesc.list	GET	legacy-items	/inv-mast/{id}/web-desc	List each web description of an item	product text;copy;marketing text;long description;item page	marketing texts of an item;long descriptions of a part
invMast.webDesc.create	POST	legacy-items	/inv-mast/{id}/web-desc	Create a web description of an item	=	write a text for the item page;add a product text for the web;new web copy for an item
invMast.webDesc.get	GET	legacy-items	/inv-mast/{invMastUid}/web-desc/{invMastWebDescUid}	Get one web description of an item	=	
invMast.webDesc.update	PUT	legacy-items	/inv-mast/{invMastUid}/web-desc/{invMastWebDescUid}	Change a web description of an item	=	rewrite the product text
invMast.webDesc.delete	DELETE	legacy-items	/inv-mast/{invMastUid}/web-desc/{invMastWebDescUid}	Delete a web description of an item	=	remove a product text
itemCategory.get	GET	legacy-items	/item-category/{id}	Get the articles of an item category	category page;landing page;text;SEO;headline	texts of a category page
orders.reset	GET!	legacy-items	/orders/{id}/reset	Send an order to the ERP again	resubmit;retry;resend;import;requeue	hand an order over once more;order is missing in the ERP;order did not arrive in the ERP, push it again;resubmit an order to P21;order is stuck, send once more
state.list	GET	legacy-items	/legacy/state	List each state	province;region;territory;sales tax;US states	states and provinces with their tax;states for a dropdown;abbreviations of provinces
state.create	POST	legacy-items	/legacy/state	Create a state	=	
state.get	GET	legacy-items	/legacy/state/{stateUid}	Get one state	=	
state.update	PUT	legacy-items	/legacy/state/{stateUid}	Change a state	=	
state.delete	DELETE	legacy-items	/legacy/state/{stateUid}	Delete a state	=	
system.healthCheck	GET	system	/health-check	Tell whether the service can do its work	health;status;alive;monitor;uptime;up;down;running	
system.ping	GET	system	/ping	Answer pong	alive;reachable;latency	
system.whoami	GET	system	/whoami	Tell whom the token speaks for and what they may do	who am i;current user;token;permissions;session;role	
# erp	ERP integration	Categories, companies, users, web display types and purchase-order receipts as the ERP edits them, with their definitions, and refreshes of contacts and customers.
entityContacts.refresh	GET!		/entity-contacts/refresh	Bring contacts and their customers in line	synchronise;repair;sync;ERP;integration;maintenance;contact;person	
entityCustomers.refresh	GET!		/entity-customers/refresh	Bring customers, their ship-tos and the address book in line	synchronise;repair;sync;ERP;integration;maintenance;customer;ship-to;address	
transCategory.list	GET		/trans-category	List each ERP category	category;product group;item class;taxonomy;hierarchy;tree;ERP;integration;sync;master data	
transCategory.create	POST		/trans-category	Create an ERP category	=	
transCategory.get	GET		/trans-category/{categoryUid}	Get one ERP category	=	
transCategory.update	PUT		/trans-category/{categoryUid}	Change an ERP category	=	
transCategory.delete	DELETE		/trans-category/{categoryUid}	Delete an ERP category	=	
transCategory.defaults	GET		/trans-category/defaults	Get the values of a new ERP category	category;product group;item class;taxonomy;hierarchy;tree;ERP;integration;sync;master data;new record;preset;initial values;form;template	
transCategory.definition	GET		/trans-category/definition	Get the fields of the ERP category, with types and limits	category;product group;item class;taxonomy;hierarchy;tree;ERP;integration;sync;master data;fields;metadata;schema;mapping;columns;labels;limits	
transCompany.list	GET		/trans-company	List each ERP company	company;legal entity;business unit;subsidiary;ERP;integration;sync;master data	
transCompany.create	POST		/trans-company	Create an ERP company	=	
transCompany.get	GET		/trans-company/{companyUid}	Get one ERP company	=	
transCompany.update	PUT		/trans-company/{companyUid}	Change an ERP company	=	
transCompany.delete	DELETE		/trans-company/{companyUid}	Delete an ERP company	=	
transCompany.defaults	GET		/trans-company/defaults	Get the values of a new ERP company	company;legal entity;business unit;subsidiary;ERP;integration;sync;master data;new record;preset;initial values;form;template	
transCompany.definition	GET		/trans-company/definition	Get the fields of the ERP company, with types and limits	company;legal entity;business unit;subsidiary;ERP;integration;sync;master data;fields;metadata;schema;mapping;columns;labels;limits	
transUser.list	GET		/trans-user	List each ERP user	user;login;employee;operator;account;taker;sales representative;ERP;integration;sync;master data	
transUser.create	POST		/trans-user	Create an ERP user	=	
transUser.get	GET		/trans-user/{usersUid}	Get one ERP user	=	
transUser.update	PUT		/trans-user/{usersUid}	Change an ERP user	=	
transUser.delete	DELETE		/trans-user/{usersUid}	Delete an ERP user	=	
transUser.defaults	GET		/trans-user/defaults	Get the values of a new ERP user	user;login;employee;operator;account;taker;sales representative;ERP;integration;sync;master data;new record;preset;initial values;form;template	
transUser.definition	GET		/trans-user/definition	Get the fields of the ERP user, with types and limits	user;login;employee;operator;account;taker;sales representative;ERP;integration;sync;master data;fields;metadata;schema;mapping;columns;labels;limits	
transWebDisplayType.list	GET		/trans-web-display-type	List each web display type	display type;text type;item text;web text;tab;place on the page;ERP;integration;sync;master data	
transWebDisplayType.create	POST		/trans-web-display-type	Create a web display type	=	
transWebDisplayType.get	GET		/trans-web-display-type/{webDisplayTypeUid}	Get one web display type	=	
transWebDisplayType.update	PUT		/trans-web-display-type/{webDisplayTypeUid}	Change a web display type	=	
transWebDisplayType.delete	DELETE		/trans-web-display-type/{webDisplayTypeUid}	Delete a web display type	=	
transWebDisplayType.defaults	GET		/trans-web-display-type/defaults	Get the values of a new web display type	display type;text type;item text;web text;tab;place on the page;ERP;integration;sync;master data;new record;preset;initial values;form;template	
transWebDisplayType.definition	GET		/trans-web-display-type/definition	Get the fields of the web display type, with types and limits	display type;text type;item text;web text;tab;place on the page;ERP;integration;sync;master data;fields;metadata;schema;mapping;columns;labels;limits	
transPurchaseOrderReceipt.get	GET		/trans-purchase-order-receipt/{po}	Get what came of a purchase order and what is still to come	PO;goods receipt;receiving;GRN;packing slip;inbound;purchase order;still to come	what is missing of a delivery;received and open quantity of a PO;how much of a PO is still open;what is missing from a vendor delivery;received so far on a PO
transPurchaseOrderReceipt.update	PUT		/trans-purchase-order-receipt/{po}	Record what came of a purchase order	PO;goods receipt;receiving;GRN;packing slip;inbound;purchase order;still to come;book in;put away;received quantity	enter what arrived for a PO;enter received quantities of a PO;confirm what a vendor delivered
system.healthCheck	GET	system	/health-check	Tell whether the service can do its work	health;status;alive;monitor;uptime;up;down;running	
system.ping	GET	system	/ping	Answer pong	alive;reachable;latency	
system.whoami	GET	system	/whoami	Tell whom the token speaks for and what they may do	who am i;current user;token;permissions;session;role	
# ai	Assistant	Questions answered from the site's documents, texts by language models, and what both are steered by.
akasha.generate	POST		/akasha/generate	Generate a text from the site's own knowledge	LLM;write;draft;summarize;translate;text;completion;prompt;knowledge;grounded;RAG;memory	
chatGpt.ask	GET		/chat-gpt/ask	Ask a question about products and service	assistant;chatbot;help;FAQ;advice;RAG	ask the assistant;let a customer chat with a bot;answer a product question automatically;get help from the chatbot
documents.list	GET		/documents	List the documents that the assistant reads	knowledge base;corpus;manual;policy;library	what does the assistant know;files the chatbot knows;what material is the bot trained on
joomla.generate	POST		/joomla/generate	Generate a text for an article of the site	LLM;write;draft;summarize;translate;text;completion;prompt;article;CMS;blog;HTML;content	
microservices.list	GET		/microservices	List each AI microservice	task;agent;automation;bot	what the AI does by itself
microservices.create	POST		/microservices	Create an AI microservice	=	
microservices.get	GET		/microservices/{microservicesUid}	Get one AI microservice	=	
microservices.update	PUT		/microservices/{microservicesUid}	Change an AI microservice	=	
microservices.delete	DELETE		/microservices/{microservicesUid}	Delete an AI microservice	=	
ollama.generate	POST		/ollama/generate	Generate a text by a language model	LLM;write;draft;summarize;translate;text;completion;prompt;raw	
ollama.tags	GET		/ollama/tags	List the language models that can be asked	LLM;models;llama;GPT;available	which models are installed
rubrics.list	GET		/rubrics	List each rubric	guideline;style guide;criteria;tone of voice	how texts should sound
rubrics.create	POST		/rubrics	Create a rubric	=	tell the AI how to write;rules for how AI should write;add a writing guideline
rubrics.get	GET		/rubrics/{rubricsUid}	Get one rubric	=	
rubrics.update	PUT		/rubrics/{rubricsUid}	Change a rubric	=	
rubrics.delete	DELETE		/rubrics/{rubricsUid}	Delete a rubric	=	
system.healthCheck	GET	system	/health-check	Tell whether the service can do its work	health;status;alive;monitor;uptime;up;down;running	
system.ping	GET	system	/ping	Answer pong	alive;reachable;latency	
system.whoami	GET	system	/whoami	Tell whom the token speaks for and what they may do	who am i;current user;token;permissions;session;role	`;
