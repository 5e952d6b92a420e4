import { UsageError } from './UsageError.ts';

/** Scheme and host, optionally with a wildcard first label, as in a Content-Security-Policy. */
const SOURCE = /^https?:\/\/(?:\*\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?(?::\d{1,5})?$/iu;

/**
 * Additional hosts of images and files, such as a provider's CDN.
 * @param text origins, separated by spaces or commas; missing or empty: none
 * @throws UsageError naming an invalid origin
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
