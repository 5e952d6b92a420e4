import { describe, expect, it } from 'vitest';
import { measureSelection } from '#client/api/measureSchemas.ts';
import { pointSelection } from './figureSelections.ts';

describe('the answers behind a figure', () => {
  it('are those the measure counts', () => {
    expect(measureSelection('visibility', 'b')).toEqual({ brand_id: 'b', mention: 'named' });
    expect(measureSelection('citation_rate', 'b')).toEqual({ brand_id: 'b', cites: 'own' });
    expect(measureSelection('stability', 'b')).toEqual({ status: 'ok' });
  });

  it('of a week end with the window', () => {
    expect(pointSelection('b', '2026-05-08', 'week', '2026-05-10')).toMatchObject({
      start_time: '2026-05-08',
      end_time: '2026-05-10',
    });
    expect(pointSelection('b', '2026-05-08', 'day', '2026-05-10')).toMatchObject({ end_time: '2026-05-08' });
  });
});
