// Written by `npm run generate` from the contract. Do not edit: change the contract and generate again.

import type { Schema } from "@purvey/contract/schema";
import type { Address, AddressCorpAddressInput, AddressDefaultInput, AddressEnableInput, AddressGetInput, AddressListInput, AddressRefreshInput, CashDrawer, CashDrawerGetInput, CashDrawerListInput, CodeP21GetInput, CodeP21ListInput, CodeRecord, Company, CompanyGetInput, CompanyListInput, Health, Location, LocationGetInput, LocationListInput, PaymentType, PaymentTypesListInput, RefreshResult, SystemHealthCheckInput, SystemPingInput, SystemWhoamiInput, Whoami } from "@purvey/contract/generated/core";
import type { Call, CallOptions, ListCall } from "../call.ts";
import { all, endpoint, list, serviceModule, some, type Endpoints, type ServiceModule } from "../wire.ts";

export type * from "@purvey/contract/generated/core";

/** Calls of `address` */
export interface CoreAddressClient {
  /**
   * List the addresses of customers, locations, companies, vendors and carriers.
   *
   * Addresses of customers are answered to those who may see the customer.
   *
   * `GET /address` · permission `core.read`
   */
  list(input?: AddressListInput, options?: CallOptions): ListCall<Address>;
  /**
   * Get one address.
   *
   * Addresses of customers are answered to those who may see the customer.
   *
   * `GET /address/{id}` · permission `core.read`
   */
  get(input: AddressGetInput, options?: CallOptions): Call<Address>;
  /**
   * List the addresses that have the same head office as an address.
   *
   * The head office itself is among them. An address without a head office has only itself. Addresses of customers are answered to those who may see the customer.
   *
   * `GET /address/{id}/corp-address` · permission `core.read`
   */
  corpAddress(input: AddressCorpAddressInput, options?: CallOptions): ListCall<Address>;
  /**
   * Make an address the default of its kind.
   *
   * Of a customer's ship-tos their orders go there from now on; of carriers, locations, companies and vendors it is the one that comes first. Refused (409) while it is switched off, inactive or not a place of deliveries. A default is kept with the record it belongs to: of a customer's ship-tos it is where their orders go.
   *
   * `GET /address/{id}/default` · permission `core.write` · changes something although it is a GET, so it is never sent again
   */
  default(input: AddressDefaultInput, options?: CallOptions): Call<Address>;
  /**
   * Switch an address on or off.
   *
   * The default of its kind stays on (409): make another one the default first.
   *
   * `GET /address/{id}/enable` · permission `core.write` · changes something although it is a GET, so it is never sent again
   */
  enable(input: AddressEnableInput, options?: CallOptions): Call<Address>;
  /**
   * Bring the address book in line with customers, locations, companies and vendors.
   *
   * Adds what is missing, takes over what was changed there, marks as deleted what is gone, and sets head offices and the customers' defaults. What was switched off stays off. Running it again changes nothing.
   *
   * `GET /address/refresh` · permission `integration.run` · changes something although it is a GET, so it is never sent again
   */
  refresh(input?: AddressRefreshInput, options?: CallOptions): Call<RefreshResult>;
}

/** Calls of `cashDrawer` */
export interface CoreCashDrawerClient {
  /**
   * List the cash drawers.
   *
   * `GET /cash_drawer` · permission `core.read`
   */
  list(input?: CashDrawerListInput, options?: CallOptions): ListCall<CashDrawer>;
  /**
   * Get one cash drawer.
   *
   * `GET /cash_drawer/{id}` · permission `core.read`
   */
  get(input: CashDrawerGetInput, options?: CallOptions): Call<CashDrawer>;
}

/** Calls of `company` */
export interface CoreCompanyClient {
  /**
   * List our companies.
   *
   * `GET /company` · permission `core.read`
   */
  list(input?: CompanyListInput, options?: CallOptions): ListCall<Company>;
  /**
   * Get one of our companies.
   *
   * `GET /company/{id}` · permission `core.read`
   */
  get(input: CompanyGetInput, options?: CallOptions): Call<Company>;
}

/** Calls of `codeP21` */
export interface CoreCodeP21Client {
  /**
   * List what the numeric codes of the records mean.
   *
   * `GET /code-p21` · permission `core.read`
   */
  list(input?: CodeP21ListInput, options?: CallOptions): ListCall<CodeRecord>;
  /**
   * Get what one numeric code means.
   *
   * `GET /code-p21/{id}` · permission `core.read`
   */
  get(input: CodeP21GetInput, options?: CallOptions): Call<CodeRecord>;
}

/** Calls of `location` */
export interface CoreLocationClient {
  /**
   * List our locations with their carrier accounts.
   *
   * `GET /location` · permission `core.read`
   */
  list(input?: LocationListInput, options?: CallOptions): ListCall<Location>;
  /**
   * Get one of our locations with its carrier accounts.
   *
   * `GET /location/{id}` · permission `core.read`
   */
  get(input: LocationGetInput, options?: CallOptions): Call<Location>;
}

/** Calls of `paymentTypes` */
export interface CorePaymentTypesClient {
  /**
   * List the ways to pay.
   *
   * `GET /payment-types` · permission `core.read`
   */
  list(input?: PaymentTypesListInput, options?: CallOptions): ListCall<PaymentType>;
}

/** Calls of `system` */
export interface CoreSystemClient {
  /**
   * Tell whether the service can do its work.
   *
   * `GET /health-check` · no permission needed
   */
  healthCheck(input?: SystemHealthCheckInput, options?: CallOptions): Call<Health>;
  /**
   * Answer pong.
   *
   * `GET /ping` · no permission needed
   */
  ping(input?: SystemPingInput, options?: CallOptions): Call<string>;
  /**
   * Tell whom the token speaks for and what they may do.
   *
   * `GET /whoami` · permission `profile.own`
   */
  whoami(input?: SystemWhoamiInput, options?: CallOptions): Call<Whoami>;
}

/** Core data: Addresses, cash drawers, companies, codes, locations with their carrier accounts, and payment types. */
export interface CoreClient {
  readonly address: CoreAddressClient;
  readonly cashDrawer: CoreCashDrawerClient;
  readonly company: CoreCompanyClient;
  readonly codeP21: CoreCodeP21Client;
  readonly location: CoreLocationClient;
  readonly paymentTypes: CorePaymentTypesClient;
  readonly system: CoreSystemClient;
}

/** Core data, for `createClient`. Its endpoints are made when the first is used. */
export const core: ServiceModule<CoreClient> = serviceModule("core", "core", endpoints);

function endpoints(): Endpoints {
  const i0: Schema = { type: "integer", minimum: 1, maximum: 1000 };
  const i1: Schema = { type: "integer", minimum: 0 };
  const i2: Schema = { type: "string", pattern: "^[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?(,[A-Za-z0-9_]+(\\|(ASC|DESC|asc|desc))?)*$", "x-messages": {"pattern":"Expected columns with their direction, such as customer_name|ASC,customer_id|DESC"} };
  const i3: Schema = { type: "string" };
  const i4: Schema = { type: "string", enum: ["Y","N"] };
  const i5: Schema = { type: "integer", enum: [704,705] };
  const i6: Schema = { type: "integer", enum: [704,705,700] };
  const i7: Schema = some({ limit: i0, offset: i1, orderBy: i2, q: i3, carrierFlag: i4, defaultCd: i5, enabledCd: i5, statusCd: i6 });
  const i8: Schema = { type: "integer", minimum: 1 };
  const i9: Schema = all({ id: i8 });
  const i10: Schema = some({ id: i8, limit: i0, offset: i1, orderBy: i2, q: i3 }, ["id"]);
  const i11: Schema = some({ id: i8, enabledCd: i5 }, ["id"]);
  const i12: Schema = { type: "string", minLength: 1, maxLength: 8 };
  const i13: Schema = some({ limit: i0, offset: i1, orderBy: i2, statusCd: i6, companyId: i12, drawerOpen: i4, q: i3 });
  const i14: Schema = some({ limit: i0, offset: i1, orderBy: i2, companyId: i12, q: i3 });
  const i15: Schema = some({ id: i8, companyId: i12 }, ["id"]);
  const i16: Schema = { type: "integer", minimum: 0, maximum: 2147483647 };
  const i17: Schema = { type: "array", minItems: 1, maxItems: 5000, items: i16 };
  const i18: Schema = some({ limit: i0, offset: i1, orderBy: i2, q: i3, codeNoList: i17 });
  const i19: Schema = some({ limit: i0, offset: i1, orderBy: i2, q: i3, deleteFlag: i4, includeAddress: i4 });
  const i20: Schema = some({ id: i8, includeAddress: i4 }, ["id"]);
  const i21: Schema = some({ limit: i0, offset: i1, orderBy: i2 });
  const o0: Schema = { type: "integer" };
  const o1: Schema = { type: "string", maxLength: 255 };
  const o2: Schema = { type: "string", enum: ["ship","bill","main","location","company","vendor","carrier"] };
  const o3: Schema = { type: ["number","null"] };
  const o4: Schema = { type: ["string","null"], maxLength: 255 };
  const o5: Schema = { type: ["integer","null"] };
  const o6: Schema = { type: "string", enum: ["Y","N"] };
  const o7: Schema = { type: "integer", enum: [704,705] };
  const o8: Schema = { type: "integer", enum: [704,705,700] };
  const o9: Schema = { type: "string", format: "sql-datetime" };
  const oAddress: Schema = all({ addressId: o0, addressName: o1, addressType: o2, sourceId: o1, customerId: o3, address1: o4, address2: o4, city: o4, state: o4, postalCode: o4, country: o4, phone: o4, emailAddress: o4, address3: o4, corpAddressId: o5, carrierFlag: o6, defaultCd: o7, enabledCd: o7, statusCd: o8, dateCreated: o9, dateLastModified: o9 });
  const o10: Schema = list(oAddress);
  const o11: Schema = { type: "string" };
  const o12: Schema = { type: "object", additionalProperties: o0 };
  const oRefreshResult: Schema = all({ resource: o11, examined: o0, changed: o0, changes: o12, dateRefreshed: o9 });
  const o13: Schema = { type: "string", minLength: 1, maxLength: 8 };
  const o14: Schema = { type: ["string","null"] };
  const o15: Schema = { type: ["string","null"], format: "sql-datetime" };
  const o16: Schema = { type: "number" };
  const oCashDrawer: Schema = all({ cashDrawerUid: o0, cashDrawerId: o1, cashDrawerDesc: o1, companyId: o13, companyName: o11, locationId: o5, locationName: o14, drawerOpen: o6, openedBy: o4, dateOpened: o15, dateClosed: o15, openingBalance: o16, currentBalance: o16, statusCd: o8, dateCreated: o9, dateLastModified: o9 });
  const o17: Schema = list(oCashDrawer);
  const o18: Schema = { type: "string", minLength: 1, maxLength: 255 };
  const o19: Schema = { type: "string", minLength: 3, maxLength: 3 };
  const oCompany: Schema = all({ companyUid: o0, companyId: o13, companyName: o18, address1: o4, address2: o4, city: o4, state: o4, postalCode: o4, country: o4, phone: o4, emailAddress: o4, url: o4, taxId: o4, currencyId: o19, defaultLocationId: o5, statusCd: o8, dateCreated: o9, dateLastModified: o9 });
  const o20: Schema = list(oCompany);
  const oCodeRecord: Schema = all({ codeUid: o0, codeNo: o0, codeDescription: o1, codeGroup: o1, languageId: o1, statusCd: o8, dateCreated: o9, dateLastModified: o9 });
  const o21: Schema = list(oCodeRecord);
  const o22: Schema = { type: "string", enum: ["sender","receiver","thirdParty"] };
  const oCarrierAccount: Schema = all({ carrierAddressId: o0, carrierId: o1, carrierName: o11, accountNo: o1, accountPostalCode: o4, billingMethod: o22, defaultFlag: o6, enabledCd: o7 });
  const o23: Schema = list(oCarrierAccount);
  const o24: Schema = all({ addressId: o5, address1: o4, address2: o4, city: o4, state: o4, postalCode: o4, country: o4, phone: o4, emailAddress: o4 }, { type: ["object","null"] });
  const oLocation: Schema = all({ locationId: o0, locationName: o1, companyId: o13, companyName: o11, allowBackorder: o6, latitude: o3, longitude: o3, timezone: o11, sequenceNo: o0, carrierAccounts: o23, address: o24, deleteFlag: o6, statusCd: o8, dateCreated: o9, dateLastModified: o9 });
  const o25: Schema = list(oLocation);
  const o26: Schema = { type: "string", enum: ["cash","check","card","transfer","account"] };
  const oPaymentType: Schema = all({ paymentTypeUid: o0, paymentTypeId: o1, paymentTypeDesc: o1, paymentMethod: o26, cardBrand: o4, surchargeFlag: o6, cashDrawerFlag: o6, displayOnWebFlag: o6, sequenceNo: o0, statusCd: o8, dateCreated: o9, dateLastModified: o9 });
  const o27: Schema = list(oPaymentType);
  const o28: Schema = { type: "string", enum: ["ok","degraded"] };
  const oHealth: Schema = some({ status: o28, service: o11, siteId: o11, siteHash: o11, version: o11, databaseMilliseconds: o0, problems: list(o11) }, ["status","service","siteId","siteHash","version","databaseMilliseconds"]);
  const oWhoami: Schema = all({ siteId: o11, usersId: o0, username: o11, role: o11, customerId: o3, contactId: o5, salesRepId: o14, permissions: list(o11) });
  return {
    "address.list": endpoint("GET", "/address", i7, o10),
    "address.get": endpoint("GET", "/address/{id}", i9, oAddress),
    "address.corpAddress": endpoint("GET", "/address/{id}/corp-address", i10, o10),
    "address.default": endpoint("GET", "/address/{id}/default", i9, oAddress, { unsafe: true }),
    "address.enable": endpoint("GET", "/address/{id}/enable", i11, oAddress, { unsafe: true }),
    "address.refresh": endpoint("GET", "/address/refresh", some({  }), oRefreshResult, { unsafe: true }),
    "cashDrawer.list": endpoint("GET", "/cash_drawer", i13, o17),
    "cashDrawer.get": endpoint("GET", "/cash_drawer/{id}", i9, oCashDrawer),
    "company.list": endpoint("GET", "/company", i14, o20),
    "company.get": endpoint("GET", "/company/{id}", i15, oCompany),
    "codeP21.list": endpoint("GET", "/code-p21", i18, o21),
    "codeP21.get": endpoint("GET", "/code-p21/{id}", i9, oCodeRecord),
    "location.list": endpoint("GET", "/location", i19, o25),
    "location.get": endpoint("GET", "/location/{id}", i20, oLocation),
    "paymentTypes.list": endpoint("GET", "/payment-types", i21, o27),
    "system.healthCheck": endpoint("GET", "/health-check", some({  }), oHealth, { tokenless: true }),
    "system.ping": endpoint("GET", "/ping", some({  }), o11, { open: true }),
    "system.whoami": endpoint("GET", "/whoami", some({  }), oWhoami),
  };
}
