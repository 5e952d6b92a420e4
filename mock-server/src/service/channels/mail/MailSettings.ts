import { decodePercent } from '#client/lib/decodePercent.ts';
import type { ChannelProblem } from '#client/api/schemas/channelSchemas.ts';
import type { Variables } from '#server/collect/providers/readProviders.ts';
import { isFileProblem, readProvidersFile } from '#server/collect/providers/providersFile.ts';

/** Through which server mail goes, and from whom. */
export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** TLS from the first byte; else STARTTLS is demanded, or `off`: nothing is encrypted. */
  readonly encryption: 'tls' | 'starttls' | 'off';
  /** Empty: nobody logs in. */
  readonly user: string;
  readonly password: string;
  readonly from: string;
  /** Certificates, PEM, that are trusted beside those of the system. */
  readonly ca?: string;
}

type MailSetting =
  | { readonly settings: MailSettings; readonly problem?: undefined }
  | { readonly settings?: undefined; readonly problem: ChannelProblem };

/** How mail is sent. Read anew at each use: a mended file counts at once. */
export type MailSource = () => MailSetting;

const TLS_PORT = 465;
const SUBMISSION_PORT = 587;
const ADDRESS = /^(?:[^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/u;

/**
 * `SMTP_URL` (`smtp://user:password@mail.example.com:587`, `smtps://...`) and `MAIL_FROM` from the environment, else from
 * `providers.json` of the data folder, where keys may stand. `smtp:` demands STARTTLS; `?starttls=off` sends without encryption,
 * for a relay on the same machine.
 */
export function mailSource(variables: Variables, dataDir: string): MailSource {
  return () => {
    const file = readProvidersFile(dataDir);
    const values = isFileProblem(file) ? {} : file;
    const read = (name: string): string => (variables[name] ?? '').trim() || (values[name] ?? '').trim();
    const url = read('SMTP_URL');
    if (url !== '') return settingOf(url, read('MAIL_FROM'));
    // Without the file nobody knows whether it is set there.
    if (isFileProblem(file)) return { problem: { kind: file.kind, detail: file.remedy || file.value } };
    return { problem: { kind: 'mail_not_set', detail: '' } };
  };
}

function settingOf(text: string, from: string): MailSetting {
  // The address holds a password: a problem never repeats it.
  if (!URL.canParse(text)) return { problem: { kind: 'mail_bad_url', detail: '' } };
  const { protocol, hostname, port, username, password, searchParams } = new URL(text);
  const isTls = protocol === 'smtps:';
  if ((!isTls && protocol !== 'smtp:') || hostname === '') return { problem: { kind: 'mail_bad_url', detail: '' } };
  if (!ADDRESS.test(from)) return { problem: { kind: 'mail_bad_from', detail: from } };
  return {
    settings: {
      host: hostname.replace(/^\[|\]$/gu, ''),
      port: port === '' ? (isTls ? TLS_PORT : SUBMISSION_PORT) : Number(port),
      encryption: isTls ? 'tls' : searchParams.get('starttls') === 'off' ? 'off' : 'starttls',
      user: decodePercent(username),
      password: decodePercent(password),
      from,
    },
  };
}
