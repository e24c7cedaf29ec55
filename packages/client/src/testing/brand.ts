/** A brand as the service answers it. */
export const brand = {
  brandsUid: 7,
  brandsId: null,
  brandsName: "Vega",
  brandsDesc: null,
  imageUrl: null,
  statusCd: 704,
  dateCreated: "2026-03-14 09:26:53",
  dateLastModified: "2026-03-14 09:26:53",
};
