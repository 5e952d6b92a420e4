import type { Fact, FactEvidence, Facts, FactTrial } from '#client/api/brandCentreSchemas.ts';
import { readFactValue } from '#server/analysis/facts/compileFact.ts';
import { verdictsByRow } from '#server/analysis/facts/factPeriod.ts';
import { countVerdicts, factEvidence, passages } from '#server/analysis/facts/factReport.ts';
import { brandRefs } from '#server/analysis/reports/projectRefs.ts';
import { badInput, noSuch } from '#server/refusal/MockError.ts';
import { readReportRequest } from '#server/service/answers/readReportRequest.ts';
import { changeKnowledge } from '#server/service/facts/changeKnowledge.ts';
import { computeFindings } from '#server/service/facts/computeFindings.ts';
import { MOST_FACTS, readFact } from '#server/service/facts/readFact.ts';
import type { ProjectSession } from '#server/service/ProjectSession.ts';
import { ReportService } from '#server/service/reports/ReportService.ts';
import { requireOneUnchanged } from '#server/service/requireBase.ts';
import {
  evidenceRequest,
  factIdRequest,
  factRequest,
  factSaveRequest,
  markRequest,
} from '../requests/brandCentreRequests.ts';
import { filterRequest } from '../requests/filterRequests.ts';
import type { RouteTable, QueryCall, BodyCall } from '../RouteTable.ts';

/** Number of sample sentences per verdict in a preview. */
const MOST_TRIED = 3;

/** The fact ledger and the factual errors of answers. */
export function addFactRoutes(routes: RouteTable): void {
  const reports = new ReportService('facts');
  routes.project('get', '/api/front/brand/facts', filterRequest, (call) => listFacts(call, reports));
  routes.project('get', '/api/front/brand/evidence', evidenceRequest, listEvidence);
  routes.project('post', '/api/front/brand/facts/try', factRequest, tryFact);
  routes.project('post', '/api/front/brand/facts/save', factSaveRequest, saveFact);
  routes.project('post', '/api/front/brand/facts/delete', factIdRequest, deleteFact);
  routes.project('post', '/api/front/brand/errors/mark', markRequest, markError);
}

async function listFacts(
  { project, query: request }: QueryCall<typeof filterRequest>,
  reports: ReportService<'facts'>,
): Promise<Facts> {
  const { table, query } = await readReportRequest(project, request);
  const { facts } = project;
  const { marks } = project.knowledge;
  return reports.of(table, project.signal, query, { facts, marks });
}

function factOf(project: ProjectSession, id: string, field = 'id'): Fact {
  const fact = project.facts.find((one) => one.id === id);
  if (!fact) throw noSuch(field, { zh: '没有该事实', en: 'Fact not found' });
  return fact;
}

async function listEvidence({ project, query: request }: QueryCall<typeof evidenceRequest>): Promise<FactEvidence> {
  const { table, query } = await readReportRequest(project, request);
  const fact = factOf(project, request.fact_id, 'fact_id');
  const [findings = []] = await computeFindings(table, [fact], project.signal);
  const { verdict, error_id: errorId, page, page_size: pageSize } = request;
  return factEvidence(table, fact, findings, query, { verdict, errorId, page, pageSize });
}

async function tryFact({ project, body }: BodyCall<typeof factRequest>): Promise<FactTrial> {
  const fact = readFact(body.fact, project.definition);
  const table = await project.table();
  const [findings = []] = await computeFindings(table, [fact], project.signal);
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

function saveFact({ project, body }: BodyCall<typeof factSaveRequest>): { readonly fact: Fact } {
  const fact = readFact(body.fact, project.definition);
  const facts = project.facts;
  const known = facts.find(({ id }) => id === fact.id);
  requireOneUnchanged(body.base, known, fact);
  const isKnown = known !== undefined;
  if (!isKnown && facts.length >= MOST_FACTS) {
    const most = String(MOST_FACTS);
    throw badInput('fact', {
      zh: `一个项目最多 ${most} 条事实，请先删除不用的`,
      en: `can’t be added: a project can have at most ${most} facts. Delete one first`,
    });
  }
  changeKnowledge(project, {
    facts: isKnown ? facts.map((one) => (one.id === fact.id ? fact : one)) : [...facts, fact],
  });
  return { fact };
}

function deleteFact({ project, body }: BodyCall<typeof factIdRequest>): { readonly fact: Fact } {
  const fact = factOf(project, body.id);
  changeKnowledge(project, { facts: project.facts.filter(({ id }) => id !== fact.id) });
  return { fact };
}

function markError({ project, body }: BodyCall<typeof markRequest>): { readonly id: string; readonly mark: string } {
  const { id, mark } = body;
  if (!project.facts.some((fact) => id.startsWith(`${fact.id}~`))) {
    throw badInput('id', { zh: '没有该错误', en: 'is not an error of this project' });
  }
  const others = project.knowledge.marks.filter((one) => one.id !== id);
  const at = new Date(project.server.environment.now()).toISOString();
  changeKnowledge(project, { marks: mark === 'open' ? others : [...others, { id, mark, at }] });
  return { id, mark };
}
