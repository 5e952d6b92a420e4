import type { BrowserContext, Page } from '@playwright/test';

declare global {
  interface Window {
    /** Set by payloads that must never run. */
    hacked?: unknown;
    /** Violated directives of the content security policy. */
    offences?: string[];
  }
}

/** Records what must not happen on any page of a context: calls to other hosts, and dialogs. */
export async function watchAttacks(context: BrowserContext, origin: string): Promise<readonly string[]> {
  const seen: string[] = [];
  await context.addInitScript(() => {
    window.offences = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) => {
      window.offences?.push(`${violatedDirective} ${blockedURI} ${sample}`);
    });
  });
  context.on('request', (request) => {
    if (!/^(?:data|blob):/u.test(request.url()) && new URL(request.url()).origin !== origin) {
      seen.push(`asked ${request.url().slice(0, 80)}`);
    }
  });
  const watch = (page: Page): void => {
    page.on('dialog', (dialog) => {
      seen.push(`dialog ${dialog.message()}`);
      void dialog.dismiss();
    });
  };
  context.on('page', watch);
  for (const page of context.pages()) watch(page);
  return seen;
}

/** Outside content that became something other than text. Runs in the page. */
export function injected(): string[] {
  const found: string[] = [];
  if (window.hacked !== undefined) found.push('a script of the content ran');
  found.push(...(window.offences ?? []).map((offence) => `against the policy: ${offence}`));
  for (const element of document.querySelectorAll('*')) {
    const name = element.localName;
    if (['iframe', 'object', 'embed', 'base', 'meta', 'frame'].includes(name) && element.closest('body') !== null) {
      found.push(`<${name}> in the content`);
    }
    if (name === 'script' && !/^\/(?:assets\/|[\w-]+\.js$)/u.test(element.getAttribute('src') ?? '')) {
      found.push('<script> in the content');
    }
    for (const { name: attribute, value } of element.attributes) {
      if (attribute.startsWith('on')) found.push(`${attribute} of <${name}>`);
      if (['href', 'src', 'action', 'formaction', 'xlink:href', 'data', 'srcdoc'].includes(attribute)) {
        const url = new URL(value, location.href);
        const inside =
          url.origin === location.origin || url.protocol === 'blob:' || (name === 'img' && url.protocol === 'data:');
        if (!inside && !(name === 'a' && /^https?:$/u.test(url.protocol))) {
          found.push(`${attribute} of <${name}>: ${value.slice(0, 60)}`);
        }
        if (
          !inside &&
          element.closest('[role=menu], nav, header') === null &&
          element.getAttribute('rel') !== 'noopener noreferrer nofollow'
        ) {
          found.push(`a link outside without its rel: ${value.slice(0, 60)}`);
        }
      }
    }
  }
  return found;
}

/** Texts with unclosed bidi control characters. Runs in the page. */
export function turning(): string[] {
  const TURNS = /[\u202A-\u202E\u2066-\u2069]/u;
  const found: string[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walker.nextNode() !== null) {
    const { data, parentElement } = walker.currentNode as Text;
    if (!TURNS.test(data)) continue;
    for (let box = parentElement; box !== null; box = box.parentElement) {
      const { display, unicodeBidi } = getComputedStyle(box);
      if (unicodeBidi.includes('isolate') || unicodeBidi === 'plaintext') break;
      if (display !== 'inline') {
        if (box.textContent.trim() !== data.trim() && !box.matches('svg *')) {
          found.push(`${box.localName}.${box.getAttribute('class') ?? ''}: ${data.slice(0, 60)}`);
        }
        break;
      }
    }
  }
  return found;
}
