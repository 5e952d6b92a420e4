import type { OwnPage } from '#client/api/ownPageSchemas.ts';
import { readAddress } from '#server/ingest/pages/checkTarget.ts';
import { decodeHtml } from '#server/ingest/pages/decodeHtml.ts';
import { FetchRefusal } from '#server/ingest/pages/FetchRefusal.ts';
import { isHtml } from '#server/ingest/pages/html/isHtml.ts';
import { PageReader } from '#server/ingest/pages/PageReader.ts';
import { badInput } from '#server/refusal/MockError.ts';
import type { MockError } from '#server/refusal/MockError.ts';
import { MOST_PAGES } from '#server/store/documents/ProjectPages.ts';
import type { StoredPage } from '#server/store/documents/ProjectPages.ts';
import type { ProjectSession } from '../ProjectSession.ts';
import { changePages, ownPageOf } from './ownPages.ts';
import { storedPage, pageKey, withPages } from './storedPage.ts';

/** @throws MockError (422) naming `url` */
function typedAddress(typed: string): string {
  if (typed === '') return '';
  try {
    return readAddress(typed).href;
  } catch {
    throw badInput('url', {
      zh: '应为以 http:// 或 https:// 开头的网址',
      en: 'must be a URL that starts with http:// or https://',
    });
  }
}

/**
 * Adds a page to the inventory from its HTML.
 * @param address the page's typed URL; empty: the URL in the HTML, or none
 * @throws MockError (422) naming `url` or `file`.
 */
export async function addHtmlPage(project: ProjectSession, html: Uint8Array, address: string): Promise<OwnPage> {
  const { definition } = project;
  const typed = typedAddress(address);
  const text = decodeHtml(html);
  if (text.trim() !== '' && !isHtml(html, text)) throw notHtml();
  const reader = new PageReader();
  try {
    const read = await reader.read(text, typed);
    if (read.text === '') throw new FetchRefusal('no_text');
    const url = typed || (read.canonical ?? '');
    const { pages } = project;
    // Pasted HTML without a URL is identified by its title.
    const known = pages.find((page) =>
      url === '' ? page.url === '' && page.title === read.title : pageKey(page.url) === pageKey(url),
    );
    if (known === undefined && pages.length >= MOST_PAGES) throw tooMany();
    const now = project.server.environment.now();
    const fresh = storedPage({ url, source: 'html', read, status: null, robots: [], now, known });
    const page: StoredPage =
      url === '' && known === undefined ? { ...fresh, id: project.server.environment.secret() } : fresh;
    changePages(project, (list) => ({ pages: withPages(list, [page]) }));
    return ownPageOf(page, definition);
  } catch (error) {
    throw error instanceof FetchRefusal ? unreadable() : error;
  } finally {
    reader.close();
  }
}

function tooMany(): MockError {
  const most = String(MOST_PAGES);
  return badInput('file', {
    zh: `最多保存 ${most} 个页面，请先移除不用的`,
    en: `a project can have at most ${most} pages: remove one first`,
  });
}

function notHtml(): MockError {
  return badInput('file', {
    zh: '这不是 HTML 文件。请在浏览器中打开页面，另存为“网页，仅 HTML”',
    en: 'is not an HTML file: open the page in a browser and save it as “Webpage, HTML only”',
  });
}

function unreadable(): MockError {
  return badInput('file', {
    zh: '没有读到正文，请上传完整的 HTML 文件',
    en: 'has no readable text: upload the page’s full HTML',
  });
}
