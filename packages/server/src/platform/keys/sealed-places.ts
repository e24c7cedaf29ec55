/** A setting's place in the vault: what is sealed for one place opens nowhere else. */
export function settingPlace(site: string, serviceName: string, settingName: string): string {
  return `${site} site_setting ${serviceName}.${settingName}`;
}

/** The place of the secret of an import plan's connection in the vault. */
export function sftpPlace(site: string, importPlan: number): string {
  return `${site} scheduled_import_sftp ${importPlan}`;
}
