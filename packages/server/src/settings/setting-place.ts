/** A setting's place in the vault: what is sealed for one place opens nowhere else. */
export function settingPlace(site: string, serviceName: string, settingName: string): string {
  return `${site} site_setting ${serviceName}.${settingName}`;
}
