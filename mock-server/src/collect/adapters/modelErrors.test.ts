import { expect, it } from 'vitest';
import { classifyFault } from './classifyFault.ts';

const told = (status: number, body: unknown): string => classifyFault(status, {}, body).kind;

it.each([
  [400, { error: { message: 'The model `reader-4-70b` has been decommissioned and is no longer supported.' } }],
  [410, { error: { code: 'ModelDeprecated', message: 'Use another one.' } }],
  [410, { error: { message: "The model 'reader-4.1' has been retired." } }],
  [400, { code: 'InvalidParameter', message: 'model reader-3.5-max does not exist' }],
  [400, { error: { message: 'Model reader-v3.2 is no longer available' } }],
  [400, { error: { message: 'Unsupported model: reader-k3' } }],
  [400, { error: { code: 'x', message: '该模型已下线，请更换其他模型' } }],
])('%s %j: a model that is no longer served', (status, body) => {
  expect(told(status, body)).toBe('model');
});

it('asks a model again that is down at the moment, and does not take a setting for the model', () => {
  expect(told(503, { error: { message: 'The model reader-4.1 is not available at the moment.' } })).toBe('server');
  expect(told(400, { error: { message: '`top_k` is deprecated for this model. Remove it.' } })).toBe('request');
});
