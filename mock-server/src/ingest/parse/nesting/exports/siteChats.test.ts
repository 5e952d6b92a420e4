import { expect, test } from 'vitest';
import { importedRows } from '#server/testing/importedRows.ts';

const A = { url: 'https://lamps.example/a', title: 'A' };
const B = { url: 'https://lamps.example/b', title: 'B' };
const ASKED = 1_777_622_400;
const ANSWERED = ASKED + 5;

/** A chat of each site, newest message first, with what is said in it and what the model thought. */
const CHATS: readonly (readonly [string, object, object])[] = [
  [
    '腾讯元宝',
    {
      sessionTitle: 't',
      convs: [
        {
          speaker: 'ai',
          index: 2,
          createTime: ANSWERED,
          speechesV2: [
            {
              chatModelId: 'hunyuan-x',
              content: [
                {
                  type: 'searchGuid',
                  docs: [
                    { index: 1, ...A },
                    { index: 2, ...B },
                  ],
                },
                { type: 'think', content: 'Wickett?' },
                { type: 'text', msg: '推荐 Lumora[citation:2](@ref)。' },
              ],
            },
          ],
        },
        { speaker: 'human', index: 1, createTime: ASKED, displayPrompt: '哪盏灯好？', speechesV2: [{ content: [] }] },
      ],
    },
    { text: '推荐 Lumora[citation:2]。', model: 'hunyuan-x', citations: [B] },
  ],
  [
    '豆包',
    {
      downlink_body: {
        pull_singe_chain_downlink_body: {
          messages: [
            {
              user_type: 2,
              content_type: 9999,
              index_in_conv: '11',
              create_time: String(ANSWERED),
              content: JSON.stringify([
                {
                  block_type: 10_025,
                  content: { search_query_result_block: { queries: ['护眼灯'], results: [{ text_card: A }] } },
                },
                { block_type: 10_040, content: { thinking_block: { text: 'Wickett?' } } },
                { block_type: 10_000, content: { text_block: { text: '推荐 Lumora。' } } },
              ]),
            },
            {
              user_type: 1,
              content_type: 1,
              index_in_conv: '9',
              create_time: String(ASKED),
              content: '{"text":"哪盏灯好？"}',
            },
          ],
        },
      },
    },
    // No mark tells which pages are cited.
    { text: '推荐 Lumora。', citations: null, searches: ['护眼灯'] },
  ],
  [
    'Kimi',
    {
      messages: [
        {
          id: '2',
          parentId: '1',
          role: 'assistant',
          createTime: '2026-05-01T08:00:05Z',
          blocks: [{ think: { content: 'Wickett?' } }, { text: { content: '推荐 Lumora。' } }],
        },
        {
          id: '1',
          parentId: '',
          role: 'user',
          createTime: '2026-05-01T08:00:00Z',
          blocks: [{ text: { content: '哪盏灯好？' } }],
        },
      ],
    },
    { text: '推荐 Lumora。', citations: null },
  ],
  [
    '通义千问',
    {
      success: true,
      data: [
        {
          senderType: 'BOT',
          createTime: ANSWERED * 1000,
          contents: [
            { contentType: 'think', content: 'Wickett?' },
            { contentType: 'text', content: '推荐 Lumora。' },
          ],
        },
        { senderType: 'USER', createTime: ASKED * 1000, contents: [{ contentType: 'text', content: '哪盏灯好？' }] },
      ],
    },
    { text: '推荐 Lumora。', citations: null },
  ],
];

test.each(CHATS)('a chat of %s as its site loads it, without what the model thought', async (platform, chat, said) => {
  const { rows } = await importedRows(chat);
  expect(rows).toMatchObject([
    { platform, surface: 'app', prompt: '哪盏灯好？', at: '2026-05-01T08:00:05.000Z', ...said },
  ]);
});

const LAMP = { title: 'Lamps', url: 'https://a.example/lamps', siteName: 'A' };
const KIMI_SOURCES: readonly (readonly [string, object, unknown])[] = [
  [
    'the found pages that it used',
    {
      refs: {
        searchChunks: [
          { id: '1', base: { title: 'Desks', url: 'https://b.example/desks' } },
          { id: '2', base: LAMP },
        ],
        usedSearchChunks: [{ id: '2', base: LAMP, refIndex: '2' }],
      },
    },
    [{ position: 1, url: LAMP.url, title: 'Lamps' }],
  ],
  [
    'the pages that its text refers to',
    {
      references: [
        { items: [{ search: { base: LAMP } }] },
        { items: [{ urlRef: { title: 'Desks', url: 'https://b.example/desks' } }] },
      ],
    },
    [
      { position: 1, url: LAMP.url, title: 'Lamps' },
      { position: 2, url: 'https://b.example/desks', title: 'Desks' },
    ],
  ],
  // The pages found are not those cited, and its marks may number the pages of several searches.
  ['nothing, when it only tells the pages found', { refs: { searchChunks: [{ id: '1', base: LAMP }] } }, null],
];

test.each(KIMI_SOURCES)('an answer of Kimi cites %s', async (_, beside, citations) => {
  const { rows } = await importedRows({
    messages: [
      {
        id: '2',
        parentId: '1',
        role: 'assistant',
        createTime: '2026-05-01T08:00:05Z',
        blocks: [{ search: { keywords: ['护眼灯'], webPages: [LAMP] } }, { text: { content: '推荐 Lumora。[^1^]' } }],
        ...beside,
      },
      {
        id: '1',
        parentId: '',
        role: 'user',
        createTime: '2026-05-01T08:00:00Z',
        blocks: [{ text: { content: '哪盏灯好？' } }],
      },
    ],
  });
  expect(rows).toMatchObject([{ platform: 'Kimi', citations, searches: ['护眼灯'] }]);
});
