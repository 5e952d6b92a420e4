import * as v from 'valibot';
import { LONGEST_PROMPT, MOST_TAGS } from '#server/store/edits/promptLimits.ts';
import {
  idField,
  isPrintable,
  lineField,
  onOneLine,
  pageField,
  pageSizeField,
  textField,
  timeZoneField,
} from './fields.ts';

/** Limit of prompts of one `add`. */
const MOST_PROMPTS = 5000;

/**
 * A typed prompt, on one line. Empty and too long prompts are reported line by line; only control characters refuse the whole
 * request.
 */
const typedPromptField = v.pipe(
  v.string(),
  v.maxLength(10 * LONGEST_PROMPT),
  v.check(isPrintable, 'printable'),
  onOneLine,
);

const promptField = v.pipe(typedPromptField, v.string(), v.nonEmpty(), v.maxLength(LONGEST_PROMPT));

/** The name of a topic; empty: none. */
const topicField = lineField(200);

const tagField = v.pipe(lineField(40), v.nonEmpty());
const tagsField = v.pipe(v.array(tagField), v.maxLength(MOST_TAGS));

/** The limit of prompts of a project, so that "select all" is one call. */
const idsField = v.pipe(v.array(idField), v.minLength(1), v.maxLength(50_000));

export const promptListRequest = v.object({
  sort: v.optional(v.picklist(['text', 'topic', 'answers', 'last_asked_at'])),
  order: v.optional(v.picklist(['asc', 'desc']), 'asc'),
  q: v.optional(textField(200), ''),
  topic_id: v.optional(idField),
  tag: v.optional(idField),
  branded: v.optional(v.picklist(['branded', 'unbranded'])),
  state: v.optional(v.picklist(['active', 'paused'])),
  time_zone: v.optional(timeZoneField),
  page: pageField,
  page_size: pageSizeField(500, 50),
});

export const promptCheckRequest = v.object({
  texts: v.pipe(v.array(typedPromptField), v.maxLength(500)),
  except: v.optional(idField),
});

export const promptAddRequest = v.object({
  prompts: v.pipe(
    v.array(
      v.object({
        text: typedPromptField,
        topic: v.optional(topicField, ''),
        tags: v.optional(tagsField, []),
        keyword_ids: v.optional(v.pipe(v.array(idField), v.maxLength(20)), []),
      }),
    ),
    v.minLength(1),
    v.maxLength(MOST_PROMPTS),
  ),
});

export const promptUpdateRequest = v.object({
  ids: idsField,
  changes: v.object({
    text: v.exactOptional(promptField),
    topic: v.exactOptional(topicField),
    tags: v.exactOptional(tagsField),
    add_tags: v.exactOptional(tagsField),
    remove_tags: v.exactOptional(tagsField),
    paused: v.exactOptional(v.boolean()),
  }),
});

export const promptIdsRequest = v.object({ ids: idsField });
