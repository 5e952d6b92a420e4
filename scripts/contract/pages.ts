/** The calls that a page makes, by the names of their checks. */
export interface ContractPage {
  /** As in the product's menu. */
  readonly title: string;
  /** Required calls: without them the page reports that the server does not offer it. */
  readonly needs: readonly string[];
  /** Optional parts of the page: description and calls. */
  readonly parts?: Readonly<Record<string, readonly string[]>>;
}

/** Every page that depends on calls outside the specification. */
export const contractPages: readonly ContractPage[] = [
  {
    title: 'Home',
    needs: ['workplace.index', 'workplace.project'],
    parts: { 'hiding the checklist': ['workplace.hideChecklist'] },
  },
  { title: 'Overview', needs: ['overview.index'] },
  {
    title: 'All projects',
    needs: ['portfolio.index'],
    parts: { 'groups of projects': ['portfolio.group'] },
  },
  {
    title: 'Saved views',
    needs: ['view.list', 'view.show', 'view.create'],
    parts: { 'changing and sharing views': ['view.update', 'view.share', 'view.remove', 'view.restore'] },
  },
  {
    title: 'New project',
    needs: ['projectSetup.create'],
    parts: {
      'reading a website': ['projectSetup.website'],
      'proposed questions and checks': ['projectSetup.questions', 'projectSetup.checkPrompts', 'projectSetup.suggest'],
      'project settings': [
        'projectSetup.setup',
        'projectSetup.saveSetup',
        'projectSetup.rename',
        'projectSetup.archive',
        'projectSetup.remove',
      ],
    },
  },
  { title: 'Capture by hand', needs: ['capture.state', 'capture.start', 'capture.keep', 'capture.close'] },
  {
    title: 'Performance',
    needs: ['report.answerIndex'],
    parts: {
      'the table of prompts': ['report.prompts'],
      'the table of topics': ['report.topicTable'],
      'cited sources': ['report.sources'],
      'why a measure moved': ['report.whyMoved'],
    },
  },
  { title: 'Prompt details', needs: ['report.promptDetail'] },
  { title: 'Topic', needs: ['report.topicDetail'] },
  {
    title: 'Source domain',
    needs: ['report.domainDetail'],
    parts: { 'saying what a source is': ['report.setSourceType'] },
  },
  {
    title: 'Prompts',
    needs: ['prompt.list'],
    parts: {
      'adding and changing prompts': ['prompt.check', 'prompt.add', 'prompt.update', 'prompt.remove', 'prompt.restore'],
      'naming topics and tags': ['prompt.names', 'prompt.saveNames'],
    },
  },
  {
    title: 'Brand center',
    needs: ['brandCentre.competitors'],
    parts: {
      'names and aliases': ['brand.list', 'brand.tryOut', 'brand.save', 'brand.job'],
      'names found in answers': ['brandCentre.suggestions', 'brandCentre.hideName'],
      perception: ['brandCentre.perception', 'brandCentre.quotes', 'brandCentre.saveThemes'],
      facts: [
        ...['brandCentre.facts', 'brandCentre.evidence', 'brandCentre.tryFact', 'brandCentre.saveFact'],
        ...['brandCentre.removeFact', 'brandCentre.markError'],
      ],
    },
  },
  {
    title: 'Keywords',
    needs: ['keyword.table'],
    parts: {
      'adding and changing keywords': [
        ...['keyword.inspect', 'keyword.add', 'keyword.update', 'keyword.restore', 'keyword.remove'],
      ],
    },
  },
  { title: 'Expand keywords', needs: ['keyword.expand'], parts: { 'planning prompts': ['keyword.impact'] } },
  {
    title: 'AI traffic',
    needs: ['traffic.report'],
    parts: {
      'the table of pages': ['traffic.pages'],
      'importing an access log': ['traffic.inspect', 'traffic.start', 'traffic.job', 'traffic.clear'],
    },
  },
  {
    title: 'Action board',
    needs: ['action.list', 'action.one'],
    parts: {
      'changing actions': ['action.add', 'action.update', 'action.restore', 'action.remove'],
      'content changes and their effects': [
        'publication.list',
        'publication.effect',
        'publication.save',
        'publication.remove',
      ],
    },
  },
  {
    title: 'Content briefs',
    needs: ['brief.list', 'brief.one', 'brief.gather'],
    parts: {
      'keeping briefs': ['brief.save', 'brief.versions', 'brief.restore', 'brief.remove', 'brief.recover'],
    },
  },
  {
    title: 'Drafts',
    needs: ['draft.list', 'draft.one', 'draft.kit'],
    parts: {
      'keeping drafts': [
        ...['draft.create', 'draft.save', 'draft.versions', 'draft.version', 'draft.setStatus', 'draft.restore'],
        ...['draft.duplicate', 'draft.remove', 'draft.undelete', 'draft.saveKit'],
      ],
      'generated texts': ['draft.generate'],
    },
  },
  {
    title: 'Your pages',
    needs: ['ownPage.inventory', 'ownPage.detail'],
    parts: {
      'adding and changing pages': [
        ...['ownPage.fetch', 'ownPage.job', 'ownPage.cancel', 'ownPage.addHtml', 'ownPage.update'],
        ...['ownPage.remove', 'ownPage.restore'],
      ],
    },
  },
  {
    title: 'Page optimizer',
    needs: ['score.basis', 'score.target'],
    parts: { 'weights of one’s own': ['score.saveWeights'] },
  },
  {
    title: 'User insights',
    needs: ['userInsight.index'],
    parts: {
      'the table of prompts': ['userInsight.prompts'],
      'changing personas': ['userInsight.assign', 'userInsight.savePersonas'],
    },
  },
  { title: 'Insight details', needs: ['userInsight.detail'] },
  { title: 'Filters', needs: ['filter.topics', 'filter.platforms', 'filter.keywords'] },
  { title: 'Answers behind a figure', needs: ['answer.list', 'answer.one'], parts: { exports: ['answer.exportFile'] } },
  {
    title: 'Import of recorded answers',
    needs: ['import.inspect', 'import.reinspect', 'import.start', 'import.job'],
    parts: { 'undoing an import': ['import.list', 'import.undo'] },
  },
  {
    title: 'Collection rounds',
    needs: ['collect.runs', 'collect.run', 'collect.plan', 'collect.providers'],
    parts: {
      'changing the plan': ['collect.savePlan', 'collect.estimate', 'collect.tryProvider'],
      'asking, pausing and going on': [
        ...['collect.start', 'collect.pause', 'collect.goOn', 'collect.cancel', 'collect.again'],
      ],
      'how answers were had': ['collect.platforms'],
    },
  },
  {
    title: 'Report',
    needs: ['issuedReport.list', 'issuedReport.detail'],
    parts: {
      'making and deleting reports': ['issuedReport.make', 'issuedReport.remove'],
      'links to reports': ['issuedReport.makeLink', 'issuedReport.revokeLink', 'sharedReport.open'],
      'sending reports to channels': ['issuedReport.send'],
      'reports on a schedule': ['issuedReport.schedule'],
    },
  },
  { title: 'API keys', needs: ['key.list'], parts: { 'making and revoking keys': ['key.create', 'key.revoke'] } },
  {
    title: 'Notification channels',
    needs: ['channel.list', 'channel.deliveries'],
    parts: {
      'adding, changing and deleting channels': ['channel.save', 'channel.remove'],
      'testing a channel, sending again': ['channel.test', 'channel.retry'],
      'addresses outside the team': ['channel.ask', 'channel.answer'],
      'the weekly pulse': ['channel.pulse', 'channel.savePulse'],
    },
  },
  { title: 'Activity of the team', needs: ['audit.list'] },
  {
    title: 'Alerts',
    needs: ['alert.list'],
    parts: { 'acknowledging alerts': ['alert.acknowledge'], 'muting alerts': ['alert.mute', 'alert.unmute'] },
  },
  { title: 'Notifications', needs: ['notice.list'], parts: { 'marking as read': ['notice.markRead'] } },
];
