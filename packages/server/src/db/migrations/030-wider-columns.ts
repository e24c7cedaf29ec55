/** What the contract lets through is held: a state's code of one letter, and a tax rate in percent. */
export const sql = `
alter table state drop constraint if exists state_two_letter_code_check;
alter table state add constraint state_two_letter_code_check check (char_length(two_letter_code) between 1 and 2);
alter table state alter column tax_rate type numeric(19,6), alter column tax_shipping type numeric(19,6);
`;
