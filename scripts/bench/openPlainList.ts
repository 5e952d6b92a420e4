import type { Page } from 'playwright';

const ROWS = 10_000;
const ROW_PX = 36;

/** Runs in the page: a virtualized list whose rows are single words. */
function drawPlainList({ rows, rowPx }: { readonly rows: number; readonly rowPx: number }): void {
  const frame = document.createElement('div');
  const list = document.createElement('div');
  frame.style.cssText = 'height: 700px; overflow: auto';
  list.style.cssText = `height: ${rows * rowPx}px; position: relative`;
  list.setAttribute('role', 'grid');
  frame.append(list);
  document.body.append(frame);
  const draw = (): void => {
    const first = Math.floor(frame.scrollTop / rowPx);
    const inSight = Array.from({ length: 20 }, (_, place) => {
      const row = document.createElement('div');
      row.setAttribute('role', 'rowheader');
      row.style.cssText = `position: absolute; top: ${(first + place) * rowPx}px`;
      row.textContent = String(first + place);
      return row;
    });
    list.replaceChildren(...inSight);
  };
  frame.addEventListener('scroll', draw);
  draw();
}

/** A page with minimal scrollable content: the baseline cost of any page on this computer. */
export async function openPlainList(page: Page): Promise<void> {
  await page.goto('about:blank');
  await page.evaluate(drawPlainList, { rows: ROWS, rowPx: ROW_PX });
}
