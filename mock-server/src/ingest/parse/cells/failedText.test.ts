import { expect, test } from 'vitest';
import { failedText } from './failedText.ts';

test.each([
  '<!DOCTYPE html>\n<html><head><title>502 Bad Gateway</title></head></html>',
  '<html>\r\n<head><title>504 Gateway Time-out</title></head>\r\n<body></body></html>',
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Just a moment...</title>${' '.repeat(9000)}`,
  '<html><body><h1>Access denied</h1></body></html>',
  'data: {"choices":[{"delta":{"content":"Lum"}}]}\n\ndata: [DONE]',
  'event: message_start\ndata: {"type":"message_start"}',
  '[object Object]',
  'The server is busy. Please try again later.',
  'There was an error generating a response',
  'Bad Request: the prompt is too long',
  'Mistral API error occurred.',
])('a call that failed: %j', (text) => {
  expect(failedText(text)).toBe('failed');
});

test.each([
  '<think>Lumora or Wickett?</think>',
  `<think>Lumora${' and Lumora'.repeat(900)}`,
  '```\n\n```',
  'AI Overview is loading…',
  'Searching the web...',
  'Reading 12 pages…',
  '正在搜索…',
  '正在联网搜索相关资料...',
  '正在思考中',
  '已停止生成',
  '<tool_call>{"name": "search"}</tool_call>\n<tool_call>{"name": "open"}</tool_call>',
  'Not tested',
  '待测试',
  // A missing value in a dump of MySQL or PostgreSQL
  '\\N',
])('no answer yet, or none at all: %j', (text) => {
  expect(failedText(text)).toBe('empty');
});

test.each([
  '<!doctype html><html><head><title>Best lamps</title></head><body><p>Take Lumora.</p></body></html>',
  '<p>404 Not Found is the name of a lamp.</p>',
  '<think>Wickett?</think>\n\nTake Lumora.',
  'Searching the web finds Lumora first.',
  '正在搜索台灯的人多半会看到翎途。',
  'Data: {1, 2} is a set.',
  'The server is busy in the evening, which is why most guests wait. Take Lumora, whose tables are free.\nIt is near.',
  'Bad request is a status of servers and means that a program sent what the server of Lumora does not understand, as for lamps that have been renamed.',
  '<tool_call>{"name": "search"}</tool_call> Take Lumora.',
  '✅',
  '5',
])('an answer: %j', (text) => {
  expect(failedText(text)).toBeNull();
});
