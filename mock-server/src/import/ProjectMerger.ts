import type { BrandDefinition, RawAnswer } from '../analysis/types.ts';
import { sameBrands } from '../projects/sameBrands.ts';
import { applyEdits } from '../projects/applyEdits.ts';
import { NO_EDITS, tidyEdits } from '../projects/ProjectEdits.ts';
import type { ProjectEdits } from '../projects/ProjectEdits.ts';
import { AnswerTally } from './AnswerTally.ts';
import { answerId } from './answerId.ts';
import { Catalogue } from './Catalogue.ts';
import type { PeoplesPrompts } from './Catalogue.ts';
import { editsVersion, readEdits, writeEdits } from './editsFile.ts';
import { ImportStoreError } from './ImportStoreError.ts';
import type { ImportRequest } from './importRequest.ts';
import type { ImportSummary, SkipReason } from './importSummary.ts';
import { keepTable, MANY_ANSWERS } from './keptTable.ts';
import { KeySet } from './KeySet.ts';
import { answersFile } from './projectPaths.ts';
import { ProjectWriter } from './ProjectWriter.ts';
import { hasImported, readImported } from './projectStore.ts';
import type { StoredProject } from './projectStore.ts';
import type { ImportedRow } from './RowReader.ts';
import { brandId } from './brandId.ts';
import { stableId } from './stableId.ts';
import type { ImportedProject } from './storedSchemas.ts';
import { withKnownIds } from './withKnownIds.ts';

/** Reports on earlier answers every so many. */
const REPORT_EVERY = 500;
/** `ans-` stands before the sixteen digits of an answer's key. */
const KEY_FROM = 4;

type MergeRequest = Pick<ImportRequest, 'projectName' | 'brands' | 'dataDir' | 'clock'>;

/** The id of the project that answers are imported into by a name. */
export function projectIdOf(name: string): string {
  return stableId('project', name.trim().toLowerCase());
}

/** Whether answers were imported into a project of that name before. */
export function hasProjectNamed(dataDir: string, name: string): boolean {
  return hasImported(dataDir, projectIdOf(name));
}

/** Adds rows to a project: the earlier answers first, then every row it does not have yet. */
export class ProjectMerger {
  readonly #id: string;
  readonly #earlier: StoredProject | null;
  readonly #brands: readonly BrandDefinition[];
  readonly #brandIds: ReadonlyMap<string, string>;
  readonly #catalogue: Catalogue;
  readonly #tally: AnswerTally;
  readonly #earlierKeys = new KeySet();
  readonly #newKeys = new KeySet();
  #writer: ProjectWriter | null = null;
  #alreadyThere = 0;
  #droppedCitations = 0;
  #unreadSentiments = 0;

  /** Throws ImportStoreError when the project on disk is unreadable, or does not exist and no brands are given. */
  constructor(private readonly request: MergeRequest) {
    const { dataDir, projectName, brands } = request;
    this.#id = projectIdOf(projectName);
    this.#earlier = hasImported(dataDir, this.#id) ? readImported(dataDir, this.#id) : null;
    const recorded = this.#earlier?.project.brands;
    const ofPeople = this.#brandsOfPeople();
    const known =
      brands === null ? (ofPeople ?? recorded) : withKnownIds(brands, [...(ofPeople ?? []), ...(recorded ?? [])]);
    if (known === undefined) throw new ImportStoreError(`No project ${JSON.stringify(projectName)} was imported yet`);
    this.#brands = known;
    const normalized = (name: string): string => name.normalize('NFKC').trim().toLowerCase();
    this.#brandIds = new Map(
      known.flatMap(({ id, name, aliases }) => [name, ...aliases].map((each) => [normalized(each), id] as const)),
    );
    this.#catalogue = new Catalogue(
      this.#earlier?.project ?? { prompts: [], topics: [], platforms: [] },
      this.#promptsOfPeople(),
    );
    this.#tally = new AnswerTally(known, () => answersFile(dataDir, this.#id));
  }

  get imported(): number {
    return this.#newKeys.size;
  }

  get alreadyThere(): number {
    return this.#alreadyThere;
  }

  get project(): ImportSummary['project'] {
    const name = this.#earlier?.project.name ?? this.request.projectName.trim();
    return { id: this.#id, name, isNew: this.#earlier === null };
  }

  get ownBrandId(): string {
    return this.#brands[0]?.id ?? '';
  }

  /** A tracked brand's id, or the id an untracked brand would have: its labels then serve when it is tracked later. */
  brandIdOf(name: string): string {
    return this.#brandIds.get(name.normalize('NFKC').trim().toLowerCase()) ?? brandId(name);
  }

  async copyEarlier(onRows: (rows: number) => void): Promise<void> {
    for (const answer of this.#earlier?.answers ?? []) {
      this.#earlierKeys.add(answer.id.slice(KEY_FROM));
      this.#add(answer, JSON.stringify(answer.text));
      if (this.#tally.count % REPORT_EVERY === 0) {
        onRows(this.#tally.count);
        await this.room();
      }
    }
  }

  /** Resolves when more rows may come. @throws what went wrong while answers were counted. */
  room(): Promise<void> {
    return this.#tally.room();
  }

  /** Resolves when all rows are counted; to be waited for before `commit` and `figures`. @throws as `room`. */
  finish(): Promise<void> {
    return this.#tally.finish();
  }

  /** Adds a row; the reason when it is not added, null when it is or was there from an earlier import. */
  take(row: ImportedRow): SkipReason | null {
    const platform = this.#catalogue.platformOf(row);
    if (platform === null) return 'too_many_platforms';
    const promptId = this.#catalogue.promptIdOf(row);
    const textJson = JSON.stringify(row.text);
    const id = answerId(row, platform.id, promptId, textJson);
    const key = id.slice(KEY_FROM);
    if (this.#newKeys.has(key)) return 'duplicate';
    if (this.#earlierKeys.has(key)) {
      this.#alreadyThere += 1;
      return null;
    }
    this.#newKeys.add(key);
    this.#droppedCitations += row.droppedCitations;
    this.#unreadSentiments += row.unreadSentiments;
    const answer = {
      id,
      prompt_id: promptId,
      platform_id: platform.id,
      run: row.run,
      asked_at: row.askedAt,
      status: row.status,
      text: row.text,
      citations: row.citations,
      ...(row.searches.length > 0 && { searches: row.searches }),
      ...(row.model !== '' && { model: row.model }),
      ...(row.sentiments !== undefined && { sentiments: row.sentiments }),
    };
    this.#add(answer, textJson);
    return null;
  }

  commit(now: string): void {
    const project: ImportedProject = {
      id: this.#id,
      name: this.project.name,
      brands: this.#brands,
      topics: this.#catalogue.topics,
      platforms: this.#catalogue.platforms,
      prompts: this.#catalogue.prompts,
      keywords: this.#earlier?.project.keywords ?? [],
      events: this.#earlier?.project.events ?? [],
      origin: 'import',
      created_at: this.#earlier?.project.created_at ?? now,
      updated_at: now,
      answer_count: this.#tally.count,
    };
    this.#writerOf().commit(project);
    this.#takeOverBrands();
    if (project.answer_count >= MANY_ANSWERS)
      keepTable(this.request.dataDir, this.#id, this.#tally.tableUnder(project));
  }

  /** Leaves the project as it was; harmless after `commit`. */
  discard(): void {
    this.#tally.discard();
    this.#writer?.discard();
  }

  get figures(): Pick<ImportSummary, 'totals' | 'unreadSentiments' | 'otherTopics' | 'ofDeleted'> {
    const { count, statuses, brands, citations, platforms, period } = this.#tally;
    const { clock } = this.request;
    return {
      totals: {
        answers: count,
        statuses,
        prompts: this.#catalogue.promptCount,
        topics: this.#catalogue.topics.length,
        platforms: this.#catalogue.platforms
          .map(({ id, name }) => ({ name, answers: platforms.get(id) ?? 0 }))
          .sort((a, b) => b.answers - a.answers),
        firstDate: period === null ? null : clock.dayOf(period.first),
        lastDate: period === null ? null : clock.dayOf(period.last),
        brands,
        citations: { ...citations, dropped: citations.dropped + this.#droppedCitations },
      },
      unreadSentiments: this.#unreadSentiments,
      otherTopics: this.#catalogue.otherTopics,
      ofDeleted: this.#catalogue.ofDeleted,
    };
  }

  #editsOfPeople(): ProjectEdits {
    const { dataDir } = this.request;
    return editsVersion(dataDir, this.#id) === null ? NO_EDITS : readEdits(dataDir, this.#id);
  }

  #promptsOfPeople(): PeoplesPrompts {
    const edits = this.#earlier === null ? NO_EDITS : this.#editsOfPeople();
    if (this.#earlier === null || edits === NO_EDITS) return { prompts: [], deleted: new Set() };
    const { prompts } = applyEdits(this.#earlier.project, { ...edits, deleted: new Set() });
    return { prompts, deleted: edits.deleted };
  }

  /** The names people gave the brands since the last import; null where they gave none. */
  #brandsOfPeople(): readonly BrandDefinition[] | null {
    return this.#earlier === null ? null : this.#editsOfPeople().brands;
  }

  /** The names of this import stand in the project now: older ones of people must not hide them. Newer ones stay. */
  #takeOverBrands(): void {
    const { dataDir, brands } = this.request;
    const ofPeople = this.#brandsOfPeople();
    if (ofPeople === null || (brands === null && !sameBrands(ofPeople, this.#brands))) return;
    writeEdits(dataDir, this.#id, tidyEdits({ ...this.#editsOfPeople(), brands: null }));
  }

  #add(answer: RawAnswer, textJson: string): void {
    this.#tally.add(answer, this.#writerOf().write(answer, textJson));
  }

  /** Made when the first answer is there, so that a file without one leaves no trace. */
  #writerOf(): ProjectWriter {
    this.#writer ??= new ProjectWriter(this.request.dataDir, this.#id);
    return this.#writer;
  }
}
