/** Whether everything is tested (`npm run test:all`), and not the choice that covers pairs. */
export const exhaustive = process.env.PURVEY_TEST_ALL === "1";
