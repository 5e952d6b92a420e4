import type { BrandDefinition } from '#server/analysis/ProjectDefinition.ts';
import type { RawAnswer } from '#server/analysis/table/RawAnswer.ts';
import { ImportStoreError } from '#server/refusal/ImportStoreError.ts';
import { hashOf } from '#server/store/ids/stableId.ts';
import { removeImportKeys, writeImportKeys } from '#server/store/projectFiles/importKeys.ts';
import { answersFile } from '#server/store/projectFiles/projectPaths.ts';
import { hasImported, readImported } from '#server/store/projectFiles/projectStore.ts';
import type { StoredProject } from '#server/store/projectFiles/projectStore.ts';
import { ProjectWriter } from '#server/store/projectFiles/ProjectWriter.ts';
import type { ImportedProject, ImportEntry } from '#server/store/projectFiles/storedSchemas.ts';
import { tableBeside, MANY_ANSWERS } from '#server/store/tables/cachedTable.ts';
import type { ImportedRow } from '../parse/RowReader.ts';
import { AnswerKeys, keyOfId } from './AnswerKeys.ts';
import { AnswerTally } from './AnswerTally.ts';
import { BrandIds } from './BrandIds.ts';
import { CachedMentions } from './CachedMentions.ts';
import type { CachedRow } from './CachedMentions.ts';
import { Catalogue } from './Catalogue.ts';
import { EditsOfPeople } from './EditsOfPeople.ts';
import type { ImportSummary, SkipReason } from './importSummary.ts';
import { mergedProject } from './mergedProject.ts';
import type { MergeRequest } from './mergeRequest.ts';
import { projectIdFor } from './projectIdFor.ts';
import { rawAnswerOf } from './rawAnswerOf.ts';
import { ReplacedImport } from './ReplacedImport.ts';
import { totalsOf } from './totalsOf.ts';
import { withKnownIds } from './withKnownIds.ts';

/** Progress is reported every so many earlier answers. */
const REPORT_EVERY = 250;
const IMPORT_ID_LENGTH = 12;

/** Adds rows to a project: copies the earlier answers first, then adds every new row. */
export class ProjectMerger {
  readonly #id: string;
  readonly #earlier: StoredProject | null;
  readonly #brands: readonly BrandDefinition[];
  readonly #brandIds: BrandIds;
  readonly #people: EditsOfPeople;
  readonly #catalogue: Catalogue;
  readonly #tally: AnswerTally;
  readonly #keys: AnswerKeys;
  readonly #replaced: ReplacedImport;
  readonly #importId: string;
  #lastId = '';
  #writer: ProjectWriter | null = null;
  #droppedCitations = 0;
  #unreadSentiments = 0;

  /** @throws ImportStoreError when the project on disk is unreadable, or does not exist and no brands are given. */
  constructor(private readonly request: MergeRequest) {
    const { dataDir, projectName, brands } = request;
    this.#id = request.projectId ?? projectIdFor(dataDir, projectName);
    this.#earlier = hasImported(dataDir, this.#id) ? readImported(dataDir, this.#id) : null;
    const recorded = this.#earlier?.project.brands;
    this.#people = new EditsOfPeople(dataDir, this.#id, this.#earlier?.project ?? null);
    const ofPeople = this.#people.brands;
    const known =
      brands === null ? (ofPeople ?? recorded) : withKnownIds(brands, [...(ofPeople ?? []), ...(recorded ?? [])]);
    if (known === undefined) throw new ImportStoreError(`No project ${JSON.stringify(projectName)} was imported yet`);
    this.#brands = known;
    this.#brandIds = new BrandIds(known);
    this.#catalogue = new Catalogue(
      this.#earlier?.project ?? { prompts: [], topics: [], platforms: [] },
      this.#people.prompts,
      this.#people.names,
    );
    this.#importId = `imp-${hashOf([request.fileHash, request.now], IMPORT_ID_LENGTH)}`;
    this.#replaced = new ReplacedImport(this.#earlier?.project.imports ?? [], request);
    this.#keys = new AnswerKeys(request.clock);
    this.#tally = new AnswerTally(known, () => answersFile(dataDir, this.#id), request.isAlone);
  }

  /** The id of the answer last passed to `take`. */
  get lastId(): string {
    return this.#lastId;
  }

  get imported(): number {
    return this.#keys.added - this.#replaced.kept;
  }

  get alreadyThere(): number {
    return this.#keys.alsoHad.length + this.#replaced.kept;
  }

  get project(): ImportSummary['project'] {
    const name = this.#earlier?.project.name ?? this.request.projectName.trim();
    return { id: this.#id, name, isNew: this.#earlier === null };
  }

  get ownBrandId(): string {
    return this.#brands[0]?.id ?? '';
  }

  /** The id of a tracked brand, or the one that an untracked brand would get: its labels are then usable if it is tracked later. */
  brandIdOf(name: string): string {
    return this.#brandIds.of(name);
  }

  /** The import that this one replaces; null: none. */
  get replaced(): ImportEntry | null {
    return this.#replaced.entry;
  }

  /** @param onAnswer called with each earlier answer */
  async copyEarlier(onRows: (rows: number) => void, onAnswer?: (answer: RawAnswer) => void): Promise<void> {
    this.#replaced.open(this.request.dataDir, this.#id);
    const cached = this.#cachedMentions();
    for (const { answer: recorded, from } of this.#earlier?.placed() ?? []) {
      const row = cached?.at(from) ?? null;
      const answer = this.#replaced.remaining(recorded, keyOfId(recorded.id));
      if (answer === null) continue;
      this.#keys.hold(answer);
      onAnswer?.(answer);
      this.#add(answer, JSON.stringify(answer.text), row);
      if (this.#tally.count % REPORT_EVERY === 0) {
        onRows(this.#tally.count);
        await this.room();
      }
    }
  }

  /** The answers that the project had before; they are read again. */
  *earlierAnswers(): Generator<RawAnswer> {
    for (const { answer } of this.#earlier?.placed() ?? []) yield answer;
  }

  #cachedMentions(): CachedMentions | null {
    const project = this.#earlier?.project;
    if (project === undefined || project.answer_count < MANY_ANSWERS) return null;
    return CachedMentions.open(this.request.dataDir, { ...project, brands: this.#brands });
  }

  /** Resolves when more rows may be added. @throws errors of counting answers. */
  room(): Promise<void> {
    return this.#tally.room();
  }

  /** Resolves when all rows are counted; await it before `commit` and `figures`. @throws as `room`. */
  finish(): Promise<void> {
    return this.#tally.finish();
  }

  /** Adds a row. Returns the reason if it is skipped, null if it is added or was imported before. */
  take(row: ImportedRow): SkipReason | null {
    const platform = this.#catalogue.platformOf(row);
    if (platform === null) return 'too_many_platforms';
    const promptId = this.#catalogue.promptIdOf(row);
    const textJson = JSON.stringify(row.text);
    const id = this.#keys.idOf(row, { platformId: platform.id, promptId, textJson });
    this.#lastId = id;
    const kind = this.#keys.take(row, id);
    if (kind !== 'new') return kind === 'duplicate' ? 'duplicate' : null;
    this.#replaced.meet(keyOfId(id));
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
    // Before the answers: a kill must not leave an import without its keys.
    writeImportKeys(dataDir, this.#id, this.#importId, this.#keys.alsoHad);
    try {
      this.#place(project, this.#replaced.entry === null ? project : wider);
    } catch (error) {
      removeImportKeys(dataDir, this.#id, this.#importId);
      throw error;
    }
    if (this.#replaced.entry !== null) removeImportKeys(dataDir, this.#id, this.#replaced.entry.id);
    this.#people.takeOverBrands(this.#brands, this.request.brands !== null);
  }

  /** Renames the answers into place, together with the table of a large project. */
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
    const { request } = this;
    const entry = { id: this.#importId, file_name: request.fileName, hash: request.fileHash, at: now };
    return mergedProject({
      ...{ id: this.#id, name: this.project.name, brands: this.#brands, catalogue: this.#catalogue, now },
      earlier: this.#earlier?.project ?? null,
      newEvents: request.newEvents ?? [],
      imports: [
        ...this.#replaced.others,
        ...(request.fileHash === '' ? [] : [{ ...entry, answers: this.#keys.added }]),
      ],
      answers: this.#tally.count,
    });
  }

  #dropUnused(): void {
    const { prompts, platforms } = this.#replaced.removed;
    if (prompts.size === 0) return;
    const { changed } = this.#people;
    const topicOf = new Map(this.#catalogue.prompts.map(({ id, topic_id: topic }) => [id, topic]));
    const gone = [...prompts].filter((id) => !this.#tally.promptIds.has(id) && !changed.has(id));
    this.#catalogue.drop({
      prompts: gone,
      platforms: [...platforms].filter((id) => !this.#tally.platforms.has(id)),
      topics: new Set(gone.flatMap((id) => topicOf.get(id) ?? [])),
    });
  }

  /** Leaves the project unchanged; no-op after `commit`. */
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

  #add(answer: RawAnswer, textJson: string, cached: CachedRow | null = null): void {
    this.#tally.add(answer, this.#writerOf().write(answer, textJson), cached);
  }

  /** Created with the first answer, so that a file without answers leaves no trace. */
  #writerOf(): ProjectWriter {
    this.#writer ??= new ProjectWriter(this.request.dataDir, this.#id);
    return this.#writer;
  }
}
