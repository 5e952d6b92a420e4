import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { renderForTest } from '#client/testing/renderForTest.tsx';
import { FigureTable } from './FigureTable.tsx';

describe('FigureTable', () => {
  it('draws a long table little by little, and says how long it is', () => {
    const rows = Array.from({ length: 450 }, (_, index) => ({
      id: String(index),
      name: `行 ${String(index)}`,
      cells: [{ text: String(index), raw: index }],
    }));
    renderForTest(<FigureTable data={{ head: ['名称', '值'], rows }} caption="长表" />);
    const region = screen.getByRole('region', { name: '长表' });
    Object.defineProperties(region, { clientHeight: { value: 300 }, scrollHeight: { value: 6000 } });
    const table = screen.getByRole<HTMLTableElement>('table');
    expect(table.getAttribute('aria-rowcount')).toBe('451');
    expect(table.rows).toHaveLength(201);
    fireEvent.scroll(region, { target: { scrollTop: 1000 } });
    expect(table.rows).toHaveLength(201);
    fireEvent.scroll(region, { target: { scrollTop: 5600 } });
    fireEvent.scroll(region, { target: { scrollTop: 5601 } });
    expect(table.rows).toHaveLength(451);
  });
});
