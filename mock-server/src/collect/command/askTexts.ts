import type { CollectAdvice } from '#client/api/schemas/collectProviderSchemas.ts';

/** Texts of the commands; `{0}`, `{1}` ... are placeholders. */
export interface AskTexts {
  readonly help: string;
  readonly reparseHelp: string;
  readonly usage: string;
  readonly missing: string;
  readonly badRepeats: string;
  readonly noProject: string;
  readonly noPlan: string;
  readonly noPlatform: string;
  readonly noPrompts: string;
  readonly notReady: string;
  readonly underWay: string;
  readonly nothingToResume: string;
  readonly unfinished: string;
  readonly plan: string;
  readonly platform: string;
  readonly cost: string;
  readonly caps: string;
  readonly dryRun: string;
  readonly progress: string;
  readonly secondsLeft: string;
  readonly summary: string;
  readonly spent: string;
  readonly estimated: string;
  readonly failure: string;
  /** The provider's error message. */
  readonly detail: string;
  readonly left: string;
  readonly unsure: string;
  readonly failed: string;
  readonly reparsed: string;
  readonly changed: string;
  readonly advice: Readonly<Record<CollectAdvice | 'unknown', string>>;
}

const en: AskTexts = {
  help: `Asks a project’s prompts and saves the answers to it.

  npm run ask -- --project NAME [--team NAME] [--platform NAME] [--repeats 3] [--dry-run]

  --project NAME        the project, by name or ID; create its plan in the app
  --team NAME           the project’s team, by name or ID; default: the first account’s
  --platform NAME       only this platform in the plan
  --repeats 3           how often each prompt is asked, 1 to 20; default: as in the plan
  --dry-run             shows what would be asked and its cost, then exits
  --resume              continues the latest unfinished round
  --redo-unfinished     with --resume: also repeats questions sent before a stop; you may already have paid for them

Keys come from the environment (OPENAI_API_KEY ...) or from providers.json in the data folder (mode 600).
Exit codes: 0 everything was answered, 2 part of it, 1 nothing, or an argument is wrong.`,
  reparseHelp: `Reads a project’s stored replies again after a reader was fixed, and shows what changed.

  npm run reparse -- --project NAME [--team NAME] [--dry-run]

  --project NAME   the project, by name or ID
  --team NAME      the project’s team, by name or ID; default: the first account’s
  --dry-run        shows what would change, then exits

Exit codes: 0 done, 1 it could not be done, or an argument is wrong.`,
  usage: '{0}: unknown option. See --help.',
  missing: '{0}: needs a value. See --help.',
  badRepeats: '{0}: must be a whole number from 1 to 20.',
  noProject: 'There is no project "{0}" in the data folder; the samples are not in it. Projects: {1}',
  noPlan: 'The project "{0}" has no plan yet: create one in the app, under Collection rounds.',
  noPlatform: 'The plan does not include the platform "{0}". It includes: {1}',
  noPrompts: 'The project has no prompts to ask.',
  notReady: '{0} can’t be used: set {1}',
  underWay: 'This project is already collecting answers.',
  nothingToResume: 'This project has no unfinished round.',
  unfinished: 'A previous round is unfinished; continue it with --resume.',
  plan: 'To ask: {0} prompts x {1} = {2} answers',
  platform: '  {0}  {1}, search {2}: {3} answers',
  cost: 'Cost: about US$ {0} ({1} to {2}).',
  caps: 'Left this month: {0} answers and US$ {1}.',
  dryRun: 'Nothing was asked (--dry-run).',
  progress: '{0} of {1} ({2}%), {3} failed, US$ {4}{5}',
  secondsLeft: ', about {0} s left',
  summary: '{0}: {1} answers, {2} refused, {3} empty, {4} failed of {5}',
  spent: 'Cost: US$ {0}{1}',
  estimated: ' (partly estimated)',
  failure: '  {0}: {1} x {2}. {3}',
  detail: '    Message: {0}',
  left: 'Left: {0} answers, about US$ {1}. Continue with --resume.',
  unsure:
    '{0} questions were sent before a stop and may already have been charged; ask them again with --resume --redo-unfinished.',
  failed: 'Failed: {0}',
  reparsed: 'Read {0} replies again: {1} changed, {2} could not be read.',
  changed: '  {0}: {1}',
  advice: {
    check_key: 'The key was refused: check {0}.',
    top_up: 'The account is out of credit: top up, or check the billing of {0}.',
    unknown: 'Unknown provider error: see its message.',
    wait_for_quota: 'The quota is used up; it renews at {1}.',
    region: 'The provider does not serve this country.',
    model: 'The model does not exist or is not enabled: check {2}.',
    open_search: 'Web search is not enabled: turn it on in the provider’s console.',
    request: 'The provider rejected the request: see its message; the model {2} may not support it.',
    rate: 'Too many requests: ask less often, or try again later.',
    server: 'The provider had an error: try again later.',
    network: 'The connection failed: check the network and the base URL.',
    timeout: 'The provider took too long to answer: try again later.',
    gateway: 'Got a web page instead of a reply: check the base URL and any gateway in between.',
    address: 'The provider has no such API at this address: check the base URL.',
    moved: 'The provider redirects to another address, which is not followed: check the base URL.',
    unreadable: 'The reply has an unknown format: check the base URL.',
    degraded: 'The provider’s search was unavailable: try again later.',
    refused: 'The model refused to answer; it will not be asked again.',
    truncated: 'The answer was cut off at the length limit; it will not be asked again.',
    empty: 'The answer was empty.',
    no_search: 'The model did not search.',
    stopped: 'Asking this provider was stopped after five failures in a row.',
  },
};

const zh: AskTexts = {
  help: `用项目的提示词提问，并把回答写入项目。

  npm run ask -- --project 名称 [--team 名称] [--platform 名称] [--repeats 3] [--dry-run]

  --project 名称        项目的名称或编号；采集计划在页面中设置
  --team 名称           项目所属团队的名称或编号，默认为第一个账号的团队
  --platform 名称       只问计划中的这个平台
  --repeats 3           每个提示词问几次，1 到 20；不写则按计划
  --dry-run             只显示要问什么、大约多少钱，然后结束
  --resume              继续最近一次没有完成的采集
  --redo-unfinished     与 --resume 一起用：重问中断前已发出的问题；它们可能已经计费

密钥来自环境变量（OPENAI_API_KEY 等）或数据文件夹中的 providers.json（权限 600）。
退出码：0 全部得到回答，2 部分得到回答，1 没有得到回答或参数有误。`,
  reparseHelp: `读取程序修正后，重新读取项目保存的原始回复，并说明有什么变化。

  npm run reparse -- --project 名称 [--team 名称] [--dry-run]

  --project 名称   项目的名称或编号
  --team 名称      项目所属团队的名称或编号，默认为第一个账号的团队
  --dry-run        只显示会有什么变化，不作改动

退出码：0 完成，1 未能完成或参数有误。`,
  usage: '{0}：没有这个选项，参见 --help。',
  missing: '{0}：缺少取值，参见 --help。',
  badRepeats: '{0}：应为 1 到 20 的整数。',
  noProject: '数据文件夹中没有项目“{0}”，示例项目不在其中。现有：{1}',
  noPlan: '项目“{0}”还没有采集计划，请先在“采集记录”页面设置。',
  noPlatform: '计划中没有平台“{0}”。现有：{1}',
  noPrompts: '项目没有可以提问的提示词。',
  notReady: '{0} 无法提问：请设置 {1}',
  underWay: '该项目已有一次采集在进行。',
  nothingToResume: '该项目没有未完成的采集。',
  unfinished: '之前有一次采集没有完成；用 --resume 继续。',
  plan: '将提问：{0} 个提示词 × {1} = {2} 条回答',
  platform: '  {0}  {1}，搜索方式 {2}：{3} 条回答',
  cost: '费用约 US$ {0}（{1} 至 {2}）。',
  caps: '本月还剩：{0} 条回答，US$ {1}。',
  dryRun: '仅预览，没有发出提问（--dry-run）。',
  progress: '{0}/{1}（{2}%），失败 {3}，US$ {4}{5}',
  secondsLeft: '，约剩 {0} 秒',
  summary: '{0}：回答 {1}，拒答 {2}，空 {3}，失败 {4}，共 {5}',
  spent: '费用：US$ {0}{1}',
  estimated: '（部分为估算）',
  failure: '  {0}：{1} × {2}。{3}',
  detail: '    说明：{0}',
  left: '还剩 {0} 条回答，约 US$ {1}。用 --resume 继续。',
  unsure: '{0} 个问题在中断前已发出，可能已经计费；用 --resume --redo-unfinished 重问。',
  failed: '操作失败：{0}',
  reparsed: '重新读取了 {0} 个回复：{1} 个有变化，{2} 个无法读取。',
  changed: '  {0}：{1}',
  advice: {
    check_key: '密钥被拒绝：请检查 {0}。',
    top_up: '服务商账户余额不足：请充值，或检查 {0} 对应账户的计费。',
    unknown: '服务商返回了未知的错误，请看它的说明。',
    wait_for_quota: '配额已用完，{1} 恢复。',
    region: '服务商不支持当前地区。',
    model: '没有这个模型，或尚未开通：请检查 {2}。',
    open_search: '尚未开通联网搜索：请在服务商控制台开通。',
    request: '服务商拒绝了该请求，请看它的说明：模型 {2} 可能不支持。',
    rate: '请求过于频繁：请降低频率，或稍后再试。',
    server: '服务商出错：请稍后再试。',
    network: '连接失败：请检查网络和接口地址（BASE_URL）。',
    timeout: '服务商超时未回复：请稍后再试。',
    gateway: '收到的是网页而不是回复：请检查接口地址（BASE_URL）和中间的代理。',
    address: '该地址没有服务商的这个接口：请检查接口地址（BASE_URL）。',
    moved: '服务商把请求转到了其他地址，为安全起见未跟随：请检查接口地址（BASE_URL）。',
    unreadable: '回复的格式无法识别：请检查接口地址（BASE_URL）。',
    degraded: '服务商的搜索暂时不可用：请稍后再试。',
    refused: '模型拒绝回答；不会重问。',
    truncated: '回答被长度上限截断；不会重问。',
    empty: '回答为空。',
    no_search: '模型没有搜索。',
    stopped: '连续失败五次，已暂停该服务商。',
  },
};

export const ASK_TEXTS: Readonly<Record<'en' | 'zh', AskTexts>> = { en, zh };
