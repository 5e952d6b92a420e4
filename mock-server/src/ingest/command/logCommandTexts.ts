import type { LogNote } from '#client/api/trafficSchemas.ts';
import type { BadReason } from '../accessLogs/LogLine.ts';
import type { CommandLanguage } from './commandTexts.ts';

/** Texts of the access log command beyond those of all commands. `{0}`, `{1}` are placeholders. */
export type LogCommandTexts = {
  readonly help: string;
  readonly done: string;
  readonly nothing: string;
  readonly format: string;
  readonly lines: string;
  readonly counted: string;
  readonly dates: string;
  readonly beyond: string;
  readonly speed: string;
  readonly badLine: string;
  readonly unknownFormat: string;
  readonly noStatus: string;
  readonly noLines: string;
  readonly damaged: string;
  readonly binary: string;
  readonly analytics: string;
  readonly searchReport: string;
  readonly note: Readonly<Record<LogNote, string>>;
  readonly reason: Readonly<Record<BadReason, string>>;
};

const english: LogCommandTexts = {
  help: `Imports a web server’s access log into a project of yours.

  npm run import-log -- FILE --project NAME [--site HOST]

Examples
  npm run import-log -- /var/log/nginx/access.log.1.gz --project Northwind
  npm run import-log -- cdn.jsonl --project Northwind --time-zone Asia/Shanghai
  A second server that writes a log for the same website:
    npm run import-log -- web2.log --project Northwind --server web2

Options
  --project NAME    the project, by name or ID; optional if you have only one
  --site HOST       the website this log belongs to, e.g. www.example.com; default: the brand’s first domain
  --server NAME     the server that wrote it, if the website has several; their logs add up
  --time-zone ZONE  time zone for counting days, e.g. Asia/Shanghai; default: this computer’s; the first log decides
  --help            this text

Files
  nginx and Apache, combined and common format, also with the host name first; Envoy; Nginx Proxy Manager; IIS and
  CloudFront (W3C extended, CloudFront real-time with all fields); AWS load balancers and S3; offline logs of the CDNs
  of Alibaba Cloud, Huawei Cloud and Tencent Cloud; JSON (one object per line or over several lines) from Cloudflare,
  CloudFront, Fastly, Akamai, Google Cloud, Azure Front Door, Vercel, WordPress VIP, Alibaba Cloud, Tencent Cloud,
  Huawei Cloud, Traefik, Caddy, Elastic and Docker; tables with a header row (CSV); plain or gzip; any size.

Only counts by day, page and status are kept, for AI crawlers and for visits from AI engines. Visitors’ IP addresses are
not kept. A request that an earlier log of the same host and format already had is not counted again, so files of the
same hours add up. Lines of another format are skipped for times already imported; a gap of more than half an hour
without any line does not count as imported.
Exit codes: 0 imported, 1 nothing could be imported, 2 an argument is wrong.`,
  done: 'Imported into the project "{0}".',
  nothing: 'Nothing was added: {0} {0|line is|lines are} from times already imported, {1} could not be read.',
  format: 'Format: {0}; days in {1}',
  lines: 'Lines: {0} read, {1} already imported, {2} unreadable, {3} duplicate or internal to the CDN',
  note: {
    no_user_agents:
      'Note: no line has a user agent. Crawlers can’t be identified, and bots that follow tagged links can’t be told from people.',
    no_time_zone: 'Note: times have no time zone and are read as UTC.',
    no_referrers:
      'Note: no line has a referrer. Only visits by tagged links (utm_source or referrer in the address) are counted.',
  },
  counted: 'AI crawlers: {0} {0|request|requests}; visits from AI engines: {1}; others, not counted: {2}',
  dates: 'Dates: {0} to {1}',
  beyond: '{0} {0|request is|requests are} for pages beyond the limit of pages and {0|is|are} counted together.',
  speed: '{0} lines per second, up to {1} MB of memory',
  badLine: '  line {0}, {1}: {2}',
  unknownFormat: 'its format is unknown. Its first lines:',
  noStatus:
    'it does not say how requests were answered: it has no status, like the log of a firewall such as AWS WAF. Use the access log of your load balancer, CDN or server, or add the status to the log. Its first lines:',
  noLines: 'it is empty',
  damaged: 'the compressed file is incomplete or damaged',
  binary: 'it is not a text file',
  analytics:
    'it is an export of Google Analytics, which does not record AI crawlers and is not a log of requests. Give the access log of the web server or CDN',
  searchReport:
    'it is a report of searches (such as of Google Search Console), not a log of requests: its queries can be imported under Keywords. Give the access log of the web server or CDN',
  reason: {
    unreadable: 'does not match the format',
    bad_time: 'time can’t be read',
    time_out_of_range: 'time before 2000 or later than tomorrow',
    too_long: 'longer than 65,536 characters',
  },
};

const chinese: LogCommandTexts = {
  help: `将网站服务器的访问日志导入你的项目。

  npm run import-log -- 文件 --project 名称 [--site 域名]

示例
  npm run import-log -- /var/log/nginx/access.log.1.gz --project Northwind
  npm run import-log -- cdn.jsonl --project Northwind --time-zone Asia/Shanghai
  同一网站的另一台服务器同时写下的日志：
    npm run import-log -- web2.log --project Northwind --server web2

选项
  --project 名称    项目的名称或编号；只有一个项目时可省略
  --site 域名       日志所属的网站，如 www.example.com，默认为品牌的第一个域名
  --server 名称     同一网站有多台服务器时是哪一台：各台的日志相加
  --time-zone 时区  按哪个时区划分日期，如 Asia/Shanghai，默认为本机时区；以第一份日志为准
  --help            显示本说明

文件
  nginx 与 Apache 的 combined 和 common 格式（行首可带域名）；Envoy；Nginx Proxy Manager；IIS 与 CloudFront（W3C 扩展格式，
  CloudFront 实时日志须含全部字段）；AWS 负载均衡与 S3；阿里云、华为云、腾讯云 CDN 的离线日志；Cloudflare、CloudFront、
  Fastly、Akamai、Google Cloud、Azure Front Door、Vercel、WordPress VIP、阿里云、腾讯云、华为云、Traefik、Caddy、
  Elastic、Docker 的 JSON（每行一个对象或一个对象跨多行）；带表头的 CSV；可为 gzip 压缩；大小不限。

只保存 AI 爬虫与 AI 引擎带来的访问按日期、页面、状态码的次数，不保存访客的 IP 地址。同一域名、同一格式的日志中已导入过的请求
不会重复计数，同一时段的多个文件会相加；已导入的时段中其他格式的日志会跳过。半小时以上没有任何一行的时段不算已导入。
退出码：0 已导入，1 没有可导入的内容，2 参数有误。`,
  done: '已导入项目“{0}”。',
  nothing: '没有新增内容：{0} 行此前已导入或属于已导入的时段，{1} 行无法识别。',
  format: '格式：{0}；按 {1} 的日期统计',
  lines: '行：读取 {0}，此前已有 {1}，无法识别 {2}，重复或 CDN 内部请求 {3}',
  note: {
    no_user_agents: '注意：日志中没有 User-Agent，无法识别爬虫，也无法区分点击带标记链接的是人还是程序。',
    no_time_zone: '注意：日志中的时间没有时区，按 UTC 读取。',
    no_referrers: '注意：日志中没有来源网址（referrer），只计入带标记链接（网址中有 utm_source 或 referrer）的访问。',
  },
  counted: 'AI 爬虫请求 {0} 次；来自 AI 引擎的访问 {1} 次；其他请求 {2} 次，不计入',
  dates: '日期：{0} 至 {1}',
  beyond: '{0} 次请求的页面超出上限，合并计数。',
  speed: '每秒 {0} 行；内存最多 {1} MB',
  badLine: '  第 {0} 行，{1}：{2}',
  unknownFormat: '无法识别日志格式，开头几行为：',
  noStatus:
    '没有记录请求的结果（状态码），例如 AWS WAF 等防火墙的日志。请改用负载均衡、CDN 或服务器的访问日志，或在日志中加上状态码。开头几行为：',
  noLines: '文件为空',
  damaged: '压缩文件不完整或已损坏',
  binary: '它不是文本文件',
  analytics: '它是 Google Analytics 的导出文件：不记录 AI 爬虫，也不是请求日志。请使用网站服务器或 CDN 的访问日志',
  searchReport:
    '它是搜索效果报表（如 Google Search Console），不是请求日志：其中的查询可以在“关键词”中导入。请使用网站服务器或 CDN 的访问日志',
  reason: {
    unreadable: '不符合日志格式',
    bad_time: '时间无法识别',
    time_out_of_range: '时间早于 2000 年或晚于明天',
    too_long: '超过 65,536 个字符',
  },
};

export const LOG_COMMAND_TEXTS: Readonly<Record<CommandLanguage, LogCommandTexts>> = { en: english, zh: chinese };
