import * as v from 'valibot';
import { namedRefSchema } from '../namedRefSchemas.ts';
import { openPicklist } from '../openPicklist.ts';
import { projectReportSchema } from '../workplaceSchemas.ts';

/** Selectable window lengths of the portfolio, in days. */
export const PORTFOLIO_DAYS = [7, 28, 90] as const;
export type PortfolioDays = (typeof PORTFOLIO_DAYS)[number];

/** Longest group name, in user-perceived characters. */
export const MOST_GROUP_LETTERS = 40;
/** Most groups per team. */
export const MOST_GROUPS = 50;

/** A project of the portfolio. */
export const portfolioRowSchema = v.object({
  id: v.string(),
  name: v.string(),
  also: namedRefSchema.entries.also,
  brand: v.string(),
  origin: openPicklist(['provider', 'sample', 'import']),
  archived: v.boolean(),
  /** The team's group; empty: none. */
  group: v.string(),
  /** As on the workplace cards: `counting`: poll again; `large`: counted once the project is opened. */
  state: openPicklist(['ready', 'counting', 'large', 'unreadable']),
  /** Null unless ready. */
  report: v.nullable(projectReportSchema),
  /** Number of open alerts, as on its overview; null unless ready. */
  alerts: v.nullable(v.number()),
});
export type PortfolioRow = v.InferOutput<typeof portfolioRowSchema>;

/** GET /api/front/portfolio/index: every project of the caller. */
export const portfolioSchema = v.object({
  list: v.array(portfolioRowSchema),
  /** Number of archived projects, whether listed or not. */
  archived: v.number(),
});
export type Portfolio = v.InferOutput<typeof portfolioSchema>;

/** POST /api/front/portfolio/group: the new group of the projects; an empty name: none. */
export const groupSetSchema = v.object({ ids: v.array(v.string()), name: v.string() });
