import { expect, test } from 'vitest';
import { pastedAnswer } from './pastedAnswer.ts';

const slot = { prompt: 'Is Calvora better than Brewly?', platform: 'ChatGPT' };
const ofHtml = (html: string, platform = slot.platform) => pastedAnswer({ html, plain: '?' }, { ...slot, platform });
const ofText = (plain: string) => pastedAnswer({ html: '', plain }, slot).text;

test('the prompt above an answer in a copied page is no part of it', () => {
  for (const label of ['', 'You said:\n', '##### You said:\n\n', '你说：\n']) {
    expect(ofText(`${label}${slot.prompt}\n\nBoth are fine.`)).toBe('Both are fine.');
  }
  expect(ofText(`**${slot.prompt}**\nBoth are fine.`)).toBe('Both are fine.');
  expect(ofText(`You ask: ${slot.prompt}`)).toBe(`You ask: ${slot.prompt}`);
  expect(ofText(`${slot.prompt} Yes.`)).toBe(`${slot.prompt} Yes.`);
  expect(ofHtml(`<h5>You said:</h5><div>${slot.prompt}</div><h6>ChatGPT said:</h6><p>Both.</p>`).text).toBe(
    '###### ChatGPT said:\n\nBoth.',
  );
});

test('marks of sources with the name of a site are marks, links in the text are words', () => {
  const { text, links } = ofHtml(
    '<p>Brewly is quiet<span data-testid="webpage-citation-pill"><a href="https://calvora.example/x">Calvora<span>+1</span></a></span>, ' +
      'see <a href="https://brewly.example/">Brewly</a><sup><a href="https://b.example/">2</a></sup>.</p>',
  );
  expect(text).toBe(
    'Brewly is quiet ([Calvora+1](https://calvora.example/x)), see [Brewly](https://brewly.example/) ([2](https://b.example/)).',
  );
  expect(links).toEqual([
    { url: 'https://calvora.example/x', title: 'Calvora' },
    { url: 'https://brewly.example/', title: 'Brewly' },
    { url: 'https://b.example/', title: '2' },
  ]);
});

test('thoughts are left out, unless nothing else was copied', () => {
  const thoughts = '<div class="ds-think-content"><ul><li>Compare Brewly</li></ul></div>';
  expect(ofHtml(`${thoughts}<ul><li>Calvora</li></ul>`).text).toBe('- Calvora');
  expect(ofHtml(thoughts).text).toBe('- Compare Brewly');
});

test('links to the app itself are no sources, links through it are', () => {
  const html = ['search?q=more', 'url?q=https://a.example/'].map(
    (path) => `<a href="https://www.google.com/${path}">x</a>`,
  );
  const { links } = ofHtml(html.join(' '), 'Google AI Overviews');
  expect(links.map(({ url }) => url)).toEqual(['https://www.google.com/url?q=https://a.example/']);
});

test('a text that lost nothing without its formats is taken as it is', () => {
  const plain = '1. Calvora\n   - quiet';
  expect(pastedAnswer({ html: '<pre>1. Calvora\n   - quiet</pre>', plain }, slot).text).toBe(plain);
});
