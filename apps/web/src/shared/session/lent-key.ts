/** Where the device notes that some tab is signed in; nothing of the session stands there. */
export const lentKey = "purvey.lent";
