import type { ImportMapping, ImportOverrides } from '#client/lib/importFields.ts';
import type { Reply } from '#server/ingest/replies/Reply.ts';
import { shortName } from '../cells/rowValues.ts';
import type { ReadField } from '../cells/rowValues.ts';
import type { SourceRecord } from '../sourceEvents.ts';
import { modelBeside } from './modelBeside.ts';
import { goesBeforeModel, namePlatform, platformOfModel } from './platformNames.ts';
import { featureBeside, platformOfColumn } from './searchFeature.ts';

/** What decides the platforms of a whole file. */
export interface PlatformOptions {
  readonly overrides: ImportOverrides;
  /** Platform of rows without one. */
  readonly defaultPlatform: string;
  /** A person named the platform: a lone model column then does not decide it. */
  readonly isPlatformGiven?: boolean;
}

/** What a row tells of its platform. */
interface PlatformSigns {
  readonly record: SourceRecord;
  readonly mapping: ImportMapping;
  readonly read: ReadField;
  readonly reply: Reply | null;
  /** The platform in the file's name, where no column tells it; null: none. */
  readonly ofFile: string | null;
}

interface PlatformOfRow {
  readonly platform: string;
  readonly model: string;
  /** A vendor named as the platform, which only passes answers on. */
  readonly vendor: string;
  /** The search engine that the row was listed under, if its platform is a feature of that. */
  readonly engine?: string;
  /** The file's name decided the platform. */
  readonly isOfFile: boolean;
}

/** The feature of a search engine that a record was listed under; null: none is told, or a person chose the platform. */
function featureOf({ record, mapping }: PlatformSigns, engine: string, options: PlatformOptions): string | null {
  const isChosen = options.isPlatformGiven === true || typeof options.overrides.platform === 'string';
  return isChosen || record.ours !== undefined ? null : featureBeside(engine, record, mapping);
}

/** The platform that a record's answer column is named after; null: none. */
function answererOf({ record, mapping }: PlatformSigns, { isPlatformGiven }: PlatformOptions): string | null {
  const { answer } = mapping.columns;
  const isOpen = isPlatformGiven !== true && record.ours === undefined;
  return isOpen && answer !== undefined ? platformOfColumn(record.keys[answer]) : null;
}

/**
 * The platform of a row and its model: from the platform column, the raw reply, a feature of a search engine, the model, the answer column's
 * name, the file's name, or the default, in this order.
 */
export function platformOfRow(signs: PlatformSigns, options: PlatformOptions): PlatformOfRow {
  const { record, read, reply, ofFile } = signs;
  const { defaultPlatform, isPlatformGiven = false } = options;
  const written = shortName(read('platform'));
  // If the file's name states a platform, the platform column may hold a model.
  const isModel = ofFile !== null && goesBeforeModel(ofFile, written);
  const recorded = isModel ? '' : written;
  const beside = record.ours === undefined ? modelBeside(record.keys, record.values) : '';
  const model = shortName(read('model')) || (isModel ? written : '') || shortName(reply?.model) || beside;
  const known = recorded || (isPlatformGiven ? '' : (reply?.platform ?? ''));
  const feature = featureOf(signs, known, options);
  const told = feature ?? known;
  // Without a platform, or beside a vendor that only passes answers on, the model determines it.
  const ofModel = told !== '' || isPlatformGiven || (isModel && written !== '') ? null : platformOfModel(model);
  const isOpen = told === '' && ofModel === null;
  const ofColumn = isOpen ? answererOf(signs, options) : null;
  const name = told || (ofColumn ?? ofFile ?? defaultPlatform);
  const named = ofModel === null ? namePlatform(name, model) : { ...ofModel, vendor: '' };
  return {
    ...named,
    ...(feature !== null && { engine: known }),
    isOfFile: isOpen && ofColumn === null && ofFile !== null,
  };
}
