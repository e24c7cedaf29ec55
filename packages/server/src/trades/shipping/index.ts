// What other trades may take of this one.
export { carrierOffers, poundsOfParcels } from "./carrier-offers.ts";
export { cheapestFirst, totalOf } from "./order-offers.ts";
export { readPlace } from "./read-place.ts";
