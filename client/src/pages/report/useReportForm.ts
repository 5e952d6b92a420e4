import { useState } from 'react';
import type { ReportLayout } from '#client/api/schemas/reportOptionSchemas.ts';
import { useTypedDraft } from '#client/stores/useTypedDraft.ts';
import { layoutOf } from './reportDraft.ts';
import type { LayoutDraft } from './reportDraft.ts';

interface ReportFormOptions<T> {
  /** Storage name of the draft. */
  readonly draftName: string;
  readonly read: (stored: unknown) => T | null;
  /** The initial values. */
  readonly begin: T;
  /** The initial logo. */
  readonly logo: string | null;
}

/** A form with a report layout: input survives a reload and an expired session, except the logo. */
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
      // Reading the image is asynchronous: keep what was typed meanwhile.
      setTyped((before) => {
        const { layout, ...rest } = before ?? begin;
        const hasLogo = picture === undefined ? layout.has_logo : picture !== null;
        return { ...begin, ...rest, layout: { ...layout, ...changes, has_logo: hasLogo } };
      });
    },
    ...draft,
  };
}
