import { UsageError } from './UsageError.ts';

/** Scheme and host, perhaps with a star for its first label, as a Content-Security-Policy names them. */
const SOURCE = /^https?:\/\/(?:\*\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/iu;

/**
 * The hosts beside the API's from which pictures and files come, such as a provider's CDN.
 * @param text origins, separated by spaces or commas; missing or empty: none
 * @throws UsageError naming what is no origin
 */
export function readAssetHosts(text: string | undefined): readonly string[] {
  const hosts = (text ?? '').split(/[\s,]+/u).filter((part) => part !== '');
  const wrong = hosts.find((host) => !SOURCE.test(host));
  if (wrong !== undefined) {
    throw new UsageError(
      `ASSET_HOSTS must list addresses like https://cdn.example.com, without a path, not "${wrong}".`,
    );
  }
  return hosts;
}
