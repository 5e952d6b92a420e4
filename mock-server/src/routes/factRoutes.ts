import type { Fact, FactEvidence, Facts, FactTrial } from '../../../client/src/api/brandCentreSchemas.ts';
import { readFactValue } from '../analysis/facts/compileFact.ts';
import { verdictsByRow } from '../analysis/facts/factPeriod.ts';
import { countVerdicts, factEvidence, factReport, passages } from '../analysis/facts/factReport.ts';
import { brandRefs } from '../analysis/reports/projectRefs.ts';
import type { SignedCall } from '../http/Call.ts';
import { badInput, noSuch } from '../http/MockError.ts';
import { readBody, readQuery } from '../http/readInput.ts';
import {
  evidenceRequest,
  factIdRequest,
  factRequest,
  markRequest,
  MOST_FACTS,
} from '../http/requests/brandCentreRequests.ts';
import { filterRequest, LIST_NAMES } from '../http/requests/filterRequests.ts';
import type { RouteTable } from '../http/RouteTable.ts';
import { definitionOfCall } from '../projects/definitionOfCall.ts';
import { findingsOf } from '../projects/findingsOf.ts';
import { insightOf } from '../projects/insightOf.ts';
import { changeKnowledge, factsOfCall, knowledgeOfCall } from '../projects/knowledgeOfCall.ts';
import { readFact } from '../projects/readFact.ts';
import { ReportCache } from '../projects/ReportCache.ts';
import { tableOfCall } from '../projects/tableOfCall.ts';

/** Sentences of each verdict that a trial shows. */
const MOST_TRIED = 3;

/** The ledger of facts and the errors that answers make. Whoever may see a project may keep its ledger. */
export function addFactRoutes(routes: RouteTable): void {
  const reports = new ReportCache<Facts>();
  routes.signed('get', '/api/front/brand/facts', (call) => listFacts(call, reports));
  routes.signed('get', '/api/front/brand/evidence', listEvidence);
  routes.signed('post', '/api/front/brand/facts/try', tryFact);
  routes.signed('post', '/api/front/brand/facts/save', saveFact);
  routes.signed('post', '/api/front/brand/facts/delete', deleteFact);
  routes.signed('post', '/api/front/brand/errors/mark', markError);
}

async function listFacts(call: SignedCall, reports: ReportCache<Facts>): Promise<Facts> {
  const { table, query } = await insightOf(call, readQuery(call.request.url, filterRequest, LIST_NAMES));
  const facts = factsOfCall(call);
  const { marks } = knowledgeOfCall(call);
  const findings = await findingsOf(table, facts);
  return reports.get(table, JSON.stringify([query, facts, marks]), () =>
    factReport({ table, facts, findings }, query, new Map(marks.map((mark) => [mark.id, mark]))),
  );
}

function factOf(call: SignedCall, id: string): Fact {
  const fact = factsOfCall(call).find((one) => one.id === id);
  if (!fact) throw noSuch({ zh: '没有该事实', en: 'There is no such fact' });
  return fact;
}

async function listEvidence(call: SignedCall): Promise<FactEvidence> {
  const request = readQuery(call.request.url, evidenceRequest, LIST_NAMES);
  const { table, query } = await insightOf(call, request);
  const fact = factOf(call, request.fact_id);
  const [findings = []] = await findingsOf(table, [fact]);
  const { verdict, error_id: errorId, page, page_size: pageSize } = request;
  return factEvidence(table, fact, findings, query, { verdict, errorId, page, pageSize });
}

async function tryFact(call: SignedCall): Promise<FactTrial> {
  const fact = readFact(readBody(call.request.body, factRequest).fact, definitionOfCall(call));
  const table = await tableOfCall(call);
  const [findings = []] = await findingsOf(table, [fact]);
  const newest = [...verdictsByRow(findings).values()].sort((a, b) => b.row - a.row);
  const shown = (['contradicted', 'supported', 'unknown'] as const).flatMap((verdict) =>
    newest.filter((finding) => finding.verdict === verdict).slice(0, MOST_TRIED),
  );
  const read = readFactValue(fact.value);
  return {
    ...countVerdicts(findings),
    read:
      typeof read === 'string'
        ? { low: 0, high: 0, unit: '' }
        : { low: read.low, high: read.high, unit: read.dimension || read.words },
    brands: brandRefs(table.project),
    list: passages(table, shown),
  };
}

function saveFact(call: SignedCall): { readonly fact: Fact } {
  const fact = readFact(readBody(call.request.body, factRequest).fact, definitionOfCall(call));
  const facts = factsOfCall(call);
  const isKnown = facts.some(({ id }) => id === fact.id);
  if (!isKnown && facts.length >= MOST_FACTS) {
    const most = String(MOST_FACTS);
    throw badInput('fact', { zh: `最多 ${most} 条事实`, en: `: a project keeps at most ${most} facts` });
  }
  changeKnowledge(call, { facts: isKnown ? facts.map((one) => (one.id === fact.id ? fact : one)) : [...facts, fact] });
  return { fact };
}

function deleteFact(call: SignedCall): { readonly fact: Fact } {
  const fact = factOf(call, readBody(call.request.body, factIdRequest).id);
  changeKnowledge(call, { facts: factsOfCall(call).filter(({ id }) => id !== fact.id) });
  return { fact };
}

function markError(call: SignedCall): { readonly id: string; readonly mark: string } {
  const { id, mark } = readBody(call.request.body, markRequest);
  if (!factsOfCall(call).some((fact) => id.startsWith(`${fact.id}~`))) {
    throw badInput('id', { zh: '没有该错误', en: 'there is no such error' });
  }
  const others = knowledgeOfCall(call).marks.filter((one) => one.id !== id);
  const at = new Date(call.services.environment.now()).toISOString();
  changeKnowledge(call, { marks: mark === 'open' ? others : [...others, { id, mark, at }] });
  return { id, mark };
}
