import { at, firstText, listAt, objectAt, objectsAt, textAt } from '../json.ts';
import type { JsonObject } from '../json.ts';
import { completeReply } from '../Reply.ts';
import type { Reply } from '../Reply.ts';
import { searchedAt } from '../searchedAt.ts';
import { inOrder, notCited, sourcesOf } from '../sources.ts';
import type { Source } from '../sources.ts';
import { surfaceOf } from '../surfaceOf.ts';

/** Citations are objects with a URL, or texts with the `urls` they cite. */
function citedIn(list: readonly unknown[]): readonly Source[] {
  return list.flatMap((entry) => {
    const urls = listAt(entry, 'urls');
    return urls === undefined ? sourcesOf([entry]) : sourcesOf(urls);
  });
}

function readOverviews(overviews: readonly JsonObject[], raw: JsonObject): Reply {
  const answers = overviews.flatMap((overview) => objectsAt(overview, 'answer_text'));
  const fragments = answers.flatMap((answer) => objectsAt(answer, 'fragments'));
  const panels = overviews.flatMap((overview) => sourcesOf(at(overview, 'source_panel', 'items')));
  const references = fragments.flatMap((fragment) => sourcesOf(fragment['references']));
  const words = answers.map((answer) =>
    objectsAt(answer, 'fragments')
      .map((part) => textAt(part, 'text'))
      .join(''),
  );
  return completeReply('oxylabs', {
    text: words.join('\n\n'),
    citations: inOrder([...references, ...panels]),
    platform: surfaceOf('ai_overview'),
    prompt:
      textAt(raw, 'query') ||
      textAt(raw, 'results', 'search_information', 'query') ||
      textAt(raw, 'search_information', 'query') ||
      searchedAt(textAt(raw, 'url')),
  });
}

/** Parses a result of Oxylabs: `{results: [{content, job}]}`, or the content alone. */
export function readOxylabs(raw: JsonObject): Reply | null {
  const result = objectsAt(raw, 'results')[0] ?? raw;
  const content = objectAt(result, 'content') ?? raw;
  const hints = [
    textAt(raw, 'job', 'source'),
    textAt(result, 'parser_type'),
    textAt(content, 'url'),
    textAt(result, 'url'),
  ];
  const overviews = [...objectsAt(content, 'results', 'ai_overviews'), ...objectsAt(content, 'ai_overviews')];
  if (overviews.length > 0) return readOverviews(overviews, content);
  const text = firstText(
    textAt(content, 'markdown_text'),
    textAt(content, 'answer_results_md'),
    textAt(content, 'response_text'),
  );
  const isResult = ['markdown_text', 'answer_results_md', 'response_text'].some((key) => key in content);
  if (!isResult) return null;
  const lists = ['citations', 'external_links', 'links', 'sources'].map((key) => listAt(content, key));
  const list = lists.find((each) => each !== undefined && each.length > 0) ?? lists.find((each) => each !== undefined);
  const found = sourcesOf(at(content, 'additional_results', 'sources_results'));
  const cited = list === undefined ? (found.length > 0 ? inOrder(found) : null) : inOrder(citedIn(list));
  return completeReply('oxylabs', {
    text,
    citations: cited,
    retrieved: found.length > 0 ? notCited(found, cited) : null,
    model: textAt(content, 'llm_model') || textAt(content, 'model'),
    platform: surfaceOf(...hints),
    prompt: firstText(textAt(content, 'prompt'), textAt(content, 'query'), textAt(content, 'prompt_query')),
    id: textAt(raw, 'job', 'id') || textAt(result, 'job_id'),
  });
}
