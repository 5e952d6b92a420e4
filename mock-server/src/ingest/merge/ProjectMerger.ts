import type { BrandDefinition, RawAnswer, TimelineEvent } from '../../analysis/types.ts';
import { sameBrands } from '../../store/edits/sameBrands.ts';
import { applyEdits } from '../../store/edits/applyEdits.ts';
import { NO_EDITS, tidyEdits } from '../../store/edits/ProjectEdits.ts';
import type { ProjectEdits } from '../../store/edits/ProjectEdits.ts';
import { AnswerTally } from './AnswerTally.ts';
import { answerId, idBeforeDays, idOfVariant, variantOf } from './answerId.ts';
import { Catalogue } from './Catalogue.ts';
import type { PeoplesPrompts } from './Catalogue.ts';
import { editsVersion, readEdits, writeEdits } from '../../store/edits/editsFile.ts';
import { ImportStoreError } from '../../refusal/ImportStoreError.ts';
import type { ImportRequest } from './importRequest.ts';
import type { ImportSummary, SkipReason } from './importSummary.ts';
import { tableBeside, MANY_ANSWERS } from '../../store/tables/cachedTable.ts';
import { KeySet } from './KeySet.ts';
import { answersFile } from '../../store/projectFiles/projectPaths.ts';
import { removeImportKeys, writeImportKeys } from '../../store/projectFiles/importKeys.ts';
import { ProjectWriter } from '../../store/projectFiles/ProjectWriter.ts';
import { hasImported, readImported } from '../../store/projectFiles/projectStore.ts';
import type { StoredProject } from '../../store/projectFiles/projectStore.ts';
import type { ImportedRow } from '../parse/RowReader.ts';
import { brandId } from '../../store/ids/brandId.ts';
import { hashOf } from '../../store/ids/stableId.ts';
import type { ImportedProject, ImportEntry } from '../../store/projectFiles/storedSchemas.ts';
import { rawAnswerOf } from './rawAnswerOf.ts';
import { ReplacedImport } from './ReplacedImport.ts';
import { totalsOf } from './totalsOf.ts';
import { projectIdFor } from './projectIdFor.ts';
import { VariantKeys } from './VariantKeys.ts';
import { withKnownIds } from './withKnownIds.ts';

/** Reports on earlier answers every so many. */
const REPORT_EVERY = 250;
const IMPORT_ID_LENGTH = 12;
/** `ans-` stands before the sixteen digits of an answer's key. */
const KEY_FROM = 4;

type MergeRequest = Pick<ImportRequest, 'projectName' | 'brands' | 'dataDir' | 'clock' | 'fileName' | 'now'> & {
  /** SHA-256 of the file; '' for none. */
  readonly fileHash: string;
  /** An import to take out of the project. */
  readonly undo?: string;
  /** The project, where its name does not lead to it. */
  readonly projectId?: string;
  /** Events that the answers bring with them; one that is there already stays as it is. */
  readonly newEvents?: readonly TimelineEvent[];
  /** Whether answers are read in this thread only. */
  readonly isAlone?: boolean;
};

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
  readonly #variants = new VariantKeys();
  readonly #replaced: ReplacedImport;
  readonly #importId: string;
  /** Answers of this file that an earlier one had brought. */
  readonly #alsoHad: string[] = [];
  #lastId = '';
  #writer: ProjectWriter | null = null;
  #alreadyThere = 0;
  #droppedCitations = 0;
  #unreadSentiments = 0;

  /** Throws ImportStoreError when the project on disk is unreadable, or does not exist and no brands are given. */
  constructor(private readonly request: MergeRequest) {
    const { dataDir, projectName, brands } = request;
    this.#id = request.projectId ?? projectIdFor(dataDir, projectName);
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
    this.#importId = `imp-${hashOf([request.fileHash, request.now], IMPORT_ID_LENGTH)}`;
    this.#replaced = new ReplacedImport(this.#earlier?.project.imports ?? [], request);
    this.#tally = new AnswerTally(known, () => answersFile(dataDir, this.#id), request.isAlone);
  }

  /** The id of the answer that `take` was given last. */
  get lastId(): string {
    return this.#lastId;
  }

  get imported(): number {
    return this.#newKeys.size - this.#replaced.kept;
  }

  get alreadyThere(): number {
    return this.#alreadyThere + this.#replaced.kept;
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

  /** The import that this one takes the place of; null: there is none. */
  get replaced(): ImportEntry | null {
    return this.#replaced.entry;
  }

  async copyEarlier(onRows: (rows: number) => void): Promise<void> {
    this.#replaced.open(this.request.dataDir, this.#id);
    for (const recorded of this.#earlier?.answers ?? []) {
      const answer = this.#replaced.keptOf(recorded, recorded.id.slice(KEY_FROM));
      if (answer === null) continue;
      const key = answer.id.slice(KEY_FROM);
      this.#earlierKeys.add(key);
      this.#variants.hold(key, variantOf(answer));
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
    const id = this.#idOf(row, platform.id, promptId, textJson);
    this.#lastId = id;
    const key = id.slice(KEY_FROM);
    if (this.#newKeys.has(key)) return 'duplicate';
    if (this.#earlierKeys.has(key)) {
      this.#alreadyThere += 1;
      this.#alsoHad.push(key);
      return null;
    }
    this.#newKeys.add(key);
    this.#variants.hold(key, variantOf(row));
    this.#replaced.meet(key);
    this.#droppedCitations += row.droppedCitations;
    this.#unreadSentiments += row.unreadSentiments;
    const importId = this.request.fileHash === '' ? undefined : this.#importId;
    const answer = rawAnswerOf(row, { id, promptId, platformId: platform.id, importId });
    this.#add(answer, textJson);
    return null;
  }

  commit(now: string): void {
    const { dataDir } = this.request;
    const wider = this.#definition(now);
    this.#dropUnused();
    const project = this.#definition(now);
    this.#place(project, this.#replaced.entry === null ? project : wider);
    writeImportKeys(dataDir, this.#id, this.#importId, this.#alsoHad);
    if (this.#replaced.entry !== null) removeImportKeys(dataDir, this.#id, this.#replaced.entry.id);
    this.#takeOverBrands();
  }

  /** Puts the answers in place, and the table of many at the same moment. */
  #place(project: ImportedProject, wider: ImportedProject): void {
    const writer = this.#writerOf();
    const isLarge = project.answer_count >= MANY_ANSWERS;
    const answers = writer.finish();
    const table = isLarge
      ? tableBeside(this.request.dataDir, this.#id, this.#tally.tableUnder(project), answers)
      : null;
    try {
      writer.commit(project, wider);
      table?.place();
    } finally {
      table?.discard();
    }
  }

  #definition(now: string): ImportedProject {
    return {
      id: this.#id,
      name: this.project.name,
      brands: this.#brands,
      topics: this.#catalogue.topics,
      platforms: this.#catalogue.platforms,
      prompts: this.#catalogue.prompts,
      keywords: this.#earlier?.project.keywords ?? [],
      events: this.#events(),
      origin: 'import',
      created_at: this.#earlier?.project.created_at ?? now,
      updated_at: now,
      answer_count: this.#tally.count,
      ...this.#importsAt(now),
    };
  }

  #events(): readonly TimelineEvent[] {
    const before = this.#earlier?.project.events ?? [];
    const known = new Set(before.map(({ id }) => id));
    return [...before, ...(this.request.newEvents ?? []).filter(({ id }) => !known.has(id))];
  }

  #importsAt(at: string): Pick<ImportedProject, 'imports'> {
    const { fileName: file_name, fileHash: hash } = this.request;
    const earlier = this.#replaced.others;
    const entry = { id: this.#importId, file_name, hash, at, answers: this.#newKeys.size };
    const imports = hash === '' ? [...earlier] : [...earlier, entry];
    return imports.length === 0 ? {} : { imports };
  }

  #dropUnused(): void {
    const { prompts, platforms } = this.#replaced.removed;
    if (prompts.size === 0) return;
    const { changed } = this.#editsOfPeople();
    const topicOf = new Map(this.#catalogue.prompts.map(({ id, topic_id: topic }) => [id, topic]));
    const gone = [...prompts].filter((id) => !this.#tally.promptIds.has(id) && !changed.has(id));
    this.#catalogue.drop({
      prompts: gone,
      platforms: [...platforms].filter((id) => !this.#tally.platforms.has(id)),
      topics: new Set(gone.flatMap((id) => topicOf.get(id) ?? [])),
    });
  }

  /** Its id; one it had before counts where an earlier import gave it, as does a variant of its own where another holds the first. */
  #idOf(row: ImportedRow, platformId: string, promptId: string, textJson: string): string {
    const id = answerId(row, platformId, promptId, textJson);
    const variant = variantOf(row);
    if (row.dayOnly && row.exportedId === '' && this.#earlierKeys.size > 0) {
      const before = idBeforeDays(row, platformId, promptId, textJson, this.request.clock);
      const key = before.slice(KEY_FROM);
      if (this.#earlierKeys.has(key) && this.#variants.mayBeSame(key, variant)) return before;
    }
    const key = id.slice(KEY_FROM);
    const isTaken = this.#newKeys.has(key) || this.#earlierKeys.has(key);
    return isTaken && !this.#variants.mayBeSame(key, variant) ? idOfVariant(id, row) : id;
  }

  /** Leaves the project as it was; harmless after `commit`. */
  discard(): void {
    this.#tally.discard();
    this.#writer?.discard();
  }

  get figures(): Pick<ImportSummary, 'totals' | 'unreadSentiments' | 'otherTopics' | 'ofDeleted'> {
    return {
      totals: totalsOf(this.#tally, this.#catalogue, this.request.clock, this.#droppedCitations),
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
