import { expect, it } from 'vitest';
import { geminiReply } from '#server/testing/fakeProviders/wellSaid.ts';
import { gemini } from '../adapters/gemini.ts';
import { resolveLinks } from './resolveLinks.ts';

const RAW = geminiReply({ prompt: '', model: 'gemini-2.5-flash', words: '好' });
const REDIRECT = 'https://vertexaisearch.cloud.google.com/grounding-api-redirect/';

it('puts the page beside each redirect that tells one, and asks for each once', async () => {
  const asked: string[] = [];
  const resolved = await resolveLinks(RAW, (url) => {
    asked.push(url);
    return Promise.resolve(url.endsWith('1') ? 'https://beta.example/review' : null);
  });
  expect(asked.sort()).toEqual(['0', '1', '2'].map((place) => REDIRECT + place));
  expect(gemini.parse(resolved)?.citations).toEqual([
    { position: 1, url: 'https://beta.example/review', title: 'beta.example' },
    // Not resolved: the site in its title, never the redirect's host.
    { position: 2, url: 'https://alpha.example/', title: 'alpha.example' },
  ]);
});

it('leaves a reply without redirects as it is', async () => {
  const raw = { candidates: [{ content: { parts: [{ text: 'x' }] }, finishReason: 'STOP' }] };
  expect(await resolveLinks(raw, () => Promise.reject(new Error('asked')))).toBe(raw);
});
