import type { RawAnswer } from '#server/analysis/table/RawAnswer.ts';
import { ProjectLock } from '#server/store/projectFiles/ProjectLock.ts';
import { readImported } from '#server/store/projectFiles/projectStore.ts';
import type { ImportedRow } from '../parse/RowReader.ts';
import { ZonedClock } from '../parse/times/parseTime.ts';
import type { SkipReason } from './importSummary.ts';
import { comparableText } from './OtherTexts.ts';
import { ProjectMerger } from './ProjectMerger.ts';

export interface RowsToAdd {
  readonly dataDir: string;
  readonly projectId: string;
  readonly rows: readonly ImportedRow[];
  /** Makes the rows an import of their own, which people can undo and which rows with the same mark replace; null: part of no import. */
  readonly batch: { readonly name: string; readonly mark: string } | null;
  /** Milliseconds since 1970. */
  readonly now: number;
}

/** The result of a row, in the order of the rows. */
export type AddedRow =
  | { readonly kind: 'added'; readonly id: string }
  /** `differs`: the stored answer with this id has another text, which stays. */
  | { readonly kind: 'already_there'; readonly id: string; readonly differs: boolean }
  | { readonly kind: 'skipped'; readonly reason: SkipReason };

/**
 * Adds rows to a project like an import: prompts, topics and platforms are matched by name, and existing answers are not duplicated. Waits
 * for the project's lock.
 * @throws ImportStoreError when there is no such project, or its files cannot be read or written; the project then stays unchanged.
 */
export async function addRows({ dataDir, projectId, rows, batch, now }: RowsToAdd): Promise<readonly AddedRow[]> {
  return ProjectLock.hold(dataDir, projectId, async (lock) => {
    const { project } = readImported(dataDir, projectId);
    const merger = new ProjectMerger({
      ...{ dataDir, projectId, projectName: project.name, brands: null, clock: new ZonedClock('UTC'), now },
      ...{ fileName: batch?.name ?? '', fileHash: batch?.mark ?? '' },
    });
    try {
      const texts = new NamedTexts(rows);
      await merger.copyEarlier(
        () => lock.touch(),
        (answer) => {
          texts.hold(answer);
        },
      );
      const added = rows.map((row): AddedRow => {
        const before = merger.alreadyThere;
        const reason = merger.take(row);
        const id = merger.lastId;
        if (reason !== null && reason !== 'duplicate') return { kind: 'skipped', reason };
        if (reason === 'duplicate' || merger.alreadyThere > before) {
          return { kind: 'already_there', id, differs: texts.differ(id, row) };
        }
        texts.hold({ id, text: row.text });
        return { kind: 'added', id };
      });
      await merger.finish();
      const isChanged = batch !== null || added.some(({ kind }) => kind === 'added');
      if (isChanged) merger.commit(new Date(now).toISOString());
      return added;
    } finally {
      merger.discard();
    }
  });
}

/** The stored texts of the answers whose ids the rows contain. */
class NamedTexts {
  readonly #named: ReadonlySet<string>;
  readonly #texts = new Map<string, string>();

  constructor(rows: readonly ImportedRow[]) {
    this.#named = new Set(rows.map(({ exportedId }) => exportedId).filter((id) => id !== ''));
  }

  hold({ id, text }: Pick<RawAnswer, 'id' | 'text'>): void {
    if (this.#named.has(id)) this.#texts.set(id, comparableText(text));
  }

  /** An answer without an id of its own is identified by its text. */
  differ(id: string, { text }: ImportedRow): boolean {
    const known = this.#texts.get(id);
    return known !== undefined && known !== comparableText(text);
  }
}

/** A row from a caller that knows each field exactly; omitted fields are unknown. */
export function plainRow(
  row: Pick<ImportedRow, 'prompt' | 'platform' | 'askedAt' | 'status' | 'text'> & Partial<ImportedRow>,
): ImportedRow {
  return {
    topic: '',
    tags: [],
    run: 1,
    runKey: '1',
    dayOnly: false,
    isFailedText: false,
    citations: null,
    droppedCitations: 0,
    searches: [],
    model: '',
    details: undefined,
    vendor: '',
    sentiments: undefined,
    unreadSentiments: 0,
    exportedId: '',
    ...row,
  };
}
