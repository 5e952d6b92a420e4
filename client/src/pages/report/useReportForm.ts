import { useState } from 'react';
import type { ReportLayout } from '#client/api/schemas/reportOptionSchemas.ts';
import { useTypedDraft } from '#client/stores/useTypedDraft.ts';
import { layoutOf } from './reportDraft.ts';
import type { LayoutDraft } from './reportDraft.ts';

interface ReportFormOptions<T> {
  /** What is typed is kept under it. */
  readonly draftName: string;
  readonly read: (stored: unknown) => T | null;
  /** What stands in it before anybody types. */
  readonly begin: T;
  /** The picture before anybody chooses one. */
  readonly logo: string | null;
}

/** A form with a report's looks: what is typed survives a reload and an expired session, all but the picture. */
export function useReportForm<T extends { readonly layout: LayoutDraft }>(options: ReportFormOptions<T>) {
  const { draftName, read, begin } = options;
  const { typed, setTyped, ...draft } = useTypedDraft(draftName, read);
  const [logo, setLogo] = useState(options.logo);
  const value = typed ?? begin;
  const change = (changes: Partial<T>): void => {
    setTyped((before) => ({ ...(before ?? begin), ...changes }));
  };
  return {
    value,
    layout: layoutOf(value.layout, logo),
    change,
    changeLayout: ({ logo: picture, ...changes }: Partial<ReportLayout>): void => {
      if (picture !== undefined) setLogo(picture);
      // A picture takes a moment to be read: what was typed meanwhile stays.
      setTyped((before) => {
        const { layout, ...rest } = before ?? begin;
        const hasLogo = picture === undefined ? layout.has_logo : picture !== null;
        return { ...begin, ...rest, layout: { ...layout, ...changes, has_logo: hasLogo } };
      });
    },
    ...draft,
  };
}
