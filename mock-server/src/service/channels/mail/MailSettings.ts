import type { ChannelProblem } from '#client/api/schemas/channelSchemas.ts';
import { decodePercent } from '#client/lib/decodePercent.ts';
import { isFileProblem, readProvidersFile } from '#server/collect/providers/providersFile.ts';
import type { Variables } from '#server/collect/providers/readProviders.ts';

/** The mail server and the sender. */
export interface MailSettings {
  readonly host: string;
  readonly port: number;
  /** `tls`: TLS from the first byte; `starttls`: STARTTLS is required; `off`: no encryption. */
  readonly encryption: 'tls' | 'starttls' | 'off';
  /** Empty: no authentication. */
  readonly user: string;
  readonly password: string;
  readonly from: string;
  /** Additional trusted certificates, PEM. */
  readonly ca?: string;
}

type MailSetting =
  | { readonly settings: MailSettings; readonly problem?: undefined }
  | { readonly settings?: undefined; readonly problem: ChannelProblem };

/** Mail settings, read at each use, so that a corrected file takes effect at once. */
export type MailSource = () => MailSetting;

/** The port that is encrypted from the start (RFC 8314). */
export const TLS_PORT = 465;
const SUBMISSION_PORT = 587;
const ADDRESS = /^(?:[^<>\r\n]*<)?[^\s<>@]+@[^\s<>@]+>?$/u;

/**
 * Reads `SMTP_URL` (`smtp://user:password@mail.example.com:587`, `smtps://...`) and `MAIL_FROM` from the environment, else from
 * `providers.json` of the data folder. `smtp:` requires STARTTLS; `?starttls=off` sends without encryption, for a relay on the same
 * machine.
 */
export function mailSource(variables: Variables, dataDir: string): MailSource {
  return () => {
    const file = readProvidersFile(dataDir);
    const values = isFileProblem(file) ? {} : file;
    const read = (name: string): string => (variables[name] ?? '').trim() || (values[name] ?? '').trim();
    const url = read('SMTP_URL');
    if (url !== '') return settingOf(url, read('MAIL_FROM'));
    // An unreadable file leaves unknown whether mail is configured there.
    if (isFileProblem(file)) return { problem: { kind: file.kind, detail: file.remedy || file.value } };
    return { problem: { kind: 'mail_not_set', detail: '' } };
  };
}

function settingOf(text: string, from: string): MailSetting {
  // The URL holds a password: messages never repeat it.
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
