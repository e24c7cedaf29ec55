import { defineMessages } from "../../shared/i18n/messages.ts";

/** Texts of the results. */
export const messages = defineMessages({
  id: "features/catalog",
  en: {
    results: "Results",
    resultsFor: "“{words}”",
    found: "{count, plural, =0 {No items} one {# item} other {# items}}",
    foundAbout: "{count, plural, other {About # items}}",
    filterCount: "{count, plural, =0 {Narrow down} other {Narrow down (#)}}",
    sortBy: "Order",
    sort: "{order, select, relevance {Best match} itemId {Part number} priceAsc {List price, low first} priceDesc {List price, high first} popularity {Most bought} other {Newest}}",
    item: "Item",
    description: "Description",
    brand: "Brand",
    stockAt: "Stock {place}",
    stock: "Stock",
    price: "Your price",
    quantity: "Quantity",
    quantityOf: "Quantity of {item}",
    add: "Add",
    addItem: "Add {item} to the cart",
    contract: "Contract",
    elsewhere: "{quantity} elsewhere",
    onRequest: "On request",
    page: "Page {page} of {pages}",
    allCategories: "All categories",
    addRow: "Add the row to the cart",
  },
});
