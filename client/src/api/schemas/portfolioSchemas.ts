import * as v from 'valibot';
import { namedRefSchema } from '../namedRefSchemas.ts';
import { openPicklist } from '../openPicklist.ts';
import { projectReportSchema } from '../workplaceSchemas.ts';

/** Days of the windows that a portfolio can be looked at through. */
export const PORTFOLIO_DAYS = [7, 28, 90] as const;
export type PortfolioDays = (typeof PORTFOLIO_DAYS)[number];

/** Of the name of a group, in characters as people count them. */
export const MOST_GROUP_LETTERS = 40;
/** Groups of one team. */
export const MOST_GROUPS = 50;

/** A project of the portfolio. */
export const portfolioRowSchema = v.object({
  id: v.string(),
  name: v.string(),
  also: namedRefSchema.entries.also,
  brand: v.string(),
  origin: openPicklist(['provider', 'sample', 'import']),
  archived: v.boolean(),
  /** The group the team put it into; empty: none. */
  group: v.string(),
  /** As of a card of the workplace: `counting` asks for another look, `large` for the project to be opened. */
  state: openPicklist(['ready', 'counting', 'large', 'unreadable']),
  /** Null unless ready. */
  report: v.nullable(projectReportSchema),
  /** How many alerts of it are open, as its overview lists them; null unless ready. */
  alerts: v.nullable(v.number()),
});
export type PortfolioRow = v.InferOutput<typeof portfolioRowSchema>;

/** GET /api/front/portfolio/index: every project of the caller. */
export const portfolioSchema = v.object({
  list: v.array(portfolioRowSchema),
  /** Projects that were put away, listed or not. */
  archived: v.number(),
});
export type Portfolio = v.InferOutput<typeof portfolioSchema>;

/** POST /api/front/portfolio/group: where the projects are now; an empty name for none. */
export const groupSetSchema = v.object({ ids: v.array(v.string()), name: v.string() });
