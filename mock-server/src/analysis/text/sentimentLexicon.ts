import { traditionalForm } from './traditionalForm.ts';

/**
 * Positive and negative words about a brand in product answers, in Chinese and English. Lists are small and specific to this domain on
 * purpose: an estimate must be explainable word by word. If one entry contains another, the longer one counts. So
 * fixed phrases (不仅, "not only", noise cancelling) keep their parts from counting.
 */

/** English entries are separated by `|` because many are phrases. */
const POSITIVE_EN = `excellent|great|good|better|best|best-in-class|top|top-rated|top pick|top choice|top-tier|leading|leader|outstanding|
  superb|superior|exceptional|exceptionally|impressive|fantastic|amazing|stellar|stunning|perfect|ideal|brilliant|remarkable|
  recommend|recommended|recommends|highly recommended|highly rated|well-reviewed|praised|praise|acclaimed|award-winning|
  favorite|favourite|favorites|popular|beloved|loved|love|trusted|trustworthy|reputable|renowned|winner|wins|win|
  reliable|reliability|dependable|durable|durability|sturdy|robust|solid|well-built|well-made|long-lasting|
  comfortable|comfort|lightweight|quiet|smooth|fast|quick|responsive|accurate|precise|crisp|clear|rich|powerful|strong|
  strength|strengths|efficient|effective|versatile|flexible|innovative|innovation|advanced|cutting-edge|premium|high-quality|
  stylish|sleek|elegant|easy|easy to use|user-friendly|intuitive|convenient|seamless|affordable|value|good value|
  great value|value for money|budget-friendly|cost-effective|worth|worthwhile|advantage|advantages|stands out|stand out|
  i would choose|i'd choose|i would pick|i'd pick|i would take|i'd take|i would buy|i'd buy|i would go with|i'd go with|i would go for|i'd go for|
  i would opt for|i'd opt for|my pick|my choice|standout|excels|excel|shines|delivers|safe|secure|generous|helpful|satisfied|happy|enjoy|enjoyable|improved|gold standard|
  nothing beats|hard to beat|second to none|can't go wrong|cannot go wrong|problem-free|trouble-free|lacks nothing|
  could be better option|could be better options|could be better choice|could be better choices|
  could be better value|could be better suited|couldn't be better|could not be better|can't be better|cannot be better|leaves nothing to be desired|leave nothing to be desired`;

const NEGATIVE_EN = `bad|overrated|best avoided|better avoided|poor|poorly|worse|worst|terrible|awful|horrible|disappointing|disappointed|disappoints|disappointment|
  mediocre|subpar|lackluster|unreliable|fragile|flimsy|cheaply made|uncomfortable|bulky|heavy|clunky|cumbersome|noisy|loud|
  slow|sluggish|laggy|weak|weaker|weakness|weaknesses|limited|limitation|limitations|outdated|dated|inferior|buggy|bugs|
  expensive|pricey|overpriced|costly|complaint|complaints|complain|issue|issues|problem|problems|problematic|flaw|flaws|flawed|
  defect|defects|defective|drawback|drawbacks|downside|downsides|disadvantage|disadvantages|cons|lack|lacks|lacking|missing|
  avoid|fails|failed|failure|failures|broken|breaks|struggles|struggle|falls short|fall short|lags|lags behind|difficult|
  confusing|complicated|frustrating|frustration|annoying|inconsistent|inaccurate|misleading|hallucinates|recall|recalled|
  lawsuit|scandal|controversy|controversial|criticized|criticised|criticism|concern|concerns|risky|unsafe|dangerous|toxic|
  steep learning curve|not worth|hard to use|hard to recommend|short battery life|poor value|could be better|
  could have been better|could be improved|could be stronger|could be faster|could be clearer|room for improvement|needs improvement|
  need improvement|to be desired`;

const POSITIVE_ZH = `优秀 出色 卓越 领先 领导者 领军 首选 推荐 强烈推荐 值得 值得推荐 值得信赖 值得购买 可靠 耐用 舒适 舒服 强大 强劲 精准 准确 精确
  方便 便捷 便利 稳定 流畅 优质 高端 高品质 高质量 性价比高 高性价比 性价比突出 性价比不错 物超所值 划算 实惠 亲民 口碑好 口碑不错 良好口碑 好口碑 口碑佳 好评
  好评如潮 受欢迎 广受好评 畅销 热销 安全 专业 丰富 全面 创新 先进 惊艳 满意 喜欢 喜爱 最佳 最好 更好 很好 较好 良好 更佳 极佳 上佳 不错 优势 优势明显 优点 亮点
  擅长 突出 顶级 顶尖 一流 信赖 放心 省心 实用 高效 易用 好用 好吃 好看 友好 人性化 细腻 清晰 清楚 轻便 轻薄 静音 节能 时尚 美观 精致 扎实 过硬 成熟 完善 贴心 周到
  快速 迅速 更快 更强 更稳 领跑 标杆 王者 佼佼者 行业龙头 龙头企业 第一梯队 名列前茅 有口皆碑 独特 给力 靠谱 优异 优雅 强项 增长 提升 升级 认可 赞誉 称赞 赞 完美 理想 可圈可点 没得说 我会选 我会选择 我会买 我会优先选 无与伦比 无可挑剔 无懈可击 没有问题`;

const NEGATIVE_ZH = `被高估 差评 较差 很差 太差 更差 最差 偏差 差劲 糟糕 糟 失望 缺点 缺陷 不足 不足之处 短板 弱点 劣势 弱项 落后 投诉 故障 故障率高 质量问题 有问题 存在问题
  问题较多 问题不少 出问题 昂贵 偏贵 太贵 较贵 很贵 更贵 贵了 价格高 价格偏高 价格较高 售价较高 偏高 笨重 偏重 难用 鸡肋 卡顿 卡死 死机 延迟 发热 发烫 噪音大 噪声大 续航短
  续航不足 风险 争议 质疑 批评 翻车 召回 下滑 下降 吐槽 避雷 踩坑 劣质 粗糙 过时 繁琐 复杂 有限 虚假 误导 幻觉 泄露 薄弱 欠缺 缺失 一般 平庸 逊色 略逊 遗憾 麻烦 不便
  门槛高 学习成本高 维修贵 处罚 起诉 诉讼 丑闻 亏损 担忧 慎重 谨慎选择
  有待提高 有待提升 有待改进 有待改善 有待加强 有待完善 有待优化 亟待提升 亟待改进 亟待完善 仍需改进 仍需提升 仍需完善 还需改进 还需完善 尚需完善`;

/** What 差 makes a complaint: 服务差. 服务差异 and 服务差不多 compare and judge nothing. */
const QUALITIES_ZH = '售后 体验 品控 做工 服务 态度 质量 品质 效果 口感 味道 音质 画质 信号'.split(' ');
const POOR_ZH = QUALITIES_ZH.map((quality) => `${quality}差`).join(' ');
const UNLIKE_ZH = QUALITIES_ZH.flatMap((quality) =>
  ['差异', '差别', '差距', '差不多', '差不离'].map((unlike) => quality + unlike),
).join(' ');

/** Invert the judgement that follows in the same clause. */
const NEGATORS_EN = `not|no|never|without|isn't|aren't|wasn't|weren't|doesn't|don't|didn't|can't|cannot|couldn't|won't|wouldn't|
  hasn't|haven't|hardly|barely|rarely|neither|nor|far from|less|least|free of|free from|few|fewer|nobody|none|no longer|anything but`;
const NEGATORS_ZH =
  '不 没 没有 无 未 非 勿 别 不是 并非 并不 并不算 不够 不太 不算 缺乏 缺少 难以 很难 难称 谈不上 算不上 称不上 尚未 未能 无法 毫无 很少 避免';

/** Turn a complaint that follows in the same clause into praise: solves the problem, 减少卡顿. */
const RELIEVERS_EN = `helps you avoid|help you avoid|helps avoid|help avoid|lets you avoid|reduces|reduce|reducing|solves|solve|solved|fixes|fixed|prevents|prevent|eliminates|eliminate|eliminated|
  minimizes|minimize|resolves|resolve|resolved`;
const RELIEVERS_ZH = '解决 减少 降低 缓解 消除 杜绝 规避 修复';

/** After a denied judgement, the next brand is only the object of a comparison: "not as quiet as Acme". */
const EQUALS_EN = 'as';

/** Contain a word of another list without its meaning. */
const NEUTRAL_EN = `not only|not just|not without|don't hesitate|wouldn't hesitate|would not hesitate|no doubt|no wonder|no matter|nothing but|noise cancelling|noise canceling|
  noise cancellation|noise-cancelling|noise-canceling|no-brainer|top of|on top|at the top|as well as|such as|clear all|best buy|
  face value|in case of issues|learn more|better than nothing|if value|value range|market value|strong coffee|heavy duty|
  heavy-duty|could be better for|issue of|safe mode|great britain|good luck|fast food|quick links|pros and cons|light and fast|
  limited edition|limited-edition|limited time|limited-time|limited warranty|limited lifetime warranty|limited budget|limited space|
  limited liability|private limited|company limited|co., limited|issue tracking|issue tracker|issue trackers|issue management|
  problem-solving|problem solving|risk management|failure detection|heavy cream|heavy traffic|heavy rain|heavy use|heavy loads|heavy load|
  slow cooker|slow cookers|slow cooking|dating app|dating apps`;
const NEUTRAL_ZH =
  '不仅 不但 不只 不光 不止 无论 不论 不管 非常 无线 无人机 无人 除非 不同 不断 无疑 毫无疑问 不得不 不少 未来 无缝 无损 无糖 无添加 不锈钢 非凡 未必 别具一格 特别 区别 分别 级别 类别 性别 识别 个别 回答问题 解决问题 推荐理由 推荐指数 推荐系统 推荐算法 安全带 专业人士 专业版 一般来说 一般而言 一般情况 一般需要 不一 无需 非遗 没关系 赞助 复杂问题 降噪 主动降噪 有限公司 有限责任 有限合伙 预算有限 空间有限 风险提示 风险管理 风险评估 风险控制 风险投资 风险监测 故障检测 故障诊断 故障预警 故障排查 投诉渠道 投诉电话 投诉处理 复杂路况 复杂场景 复杂环境 复杂任务 复杂查询 复杂地形 一般会 一般都 一般是 一般为 一般在 一般可 一般有 一般不 一般选 一般用 一般建议 一般适合 一般纳税人 一般用户 一般家庭 价格下降 成本下降 噪音下降 延迟低 低延迟 提升空间 不足为奇 差不多';

/** Begin a new clause: the text before and after may judge differently. */
const CONTRAST_EN = `but|however|although|though|while|whereas|yet|on the other hand|in contrast|by contrast`;
const CONTRAST_ZH = '但 但是 不过 然而 可是 却 而 相反 反观 虽然 尽管';

/** `A … B`: positive for the brands before and negative for those after, or the reverse. */
const ABOVE_EN = `better than|could be better than|superior to|outperforms|outperform|beats|surpasses|ahead of|preferred over|more reliable than`;
const ABOVE_ZH = '优于 胜过 强于 好于 高于同类 超过 超越 领先于 碾压';
const BELOW_EN = `worse than|inferior to|behind|loses to|outperformed by|beaten by|not as good as|lags behind`;
const BELOW_ZH = '不如 不及 逊于 弱于 差于 落后于 比不上 不敌';

/** The next brand is only the object of a comparison. */
const YARDSTICK_EN = `than|over|unlike|compared to|compared with|instead of|rather than|versus`;
const YARDSTICK_ZH = '比 相比 相比于 相较于 比起 对比 不像 较之';

/** Begin a clause about the brand that the next clause names. */
const CONCESSION_EN = `although|though|while|despite|in spite of`;
const CONCESSION_ZH = '虽然 虽说 虽 尽管';

/** The clause is about something else, unless it names a brand itself. */
const OTHERS_EN = `others|other tools|other brands|other products|other options|other providers|other companies|alternatives|competitors|
  rivals|the rest|elsewhere|everyone else|most competitors|most rivals|the competition|the market|the industry`;
const OTHERS_ZH = '其他 其它 其余 别的 别家 竞品 对手 竞争对手 同行 友商 市面上 行业';

const PUNCTUATION = [',', ';', '、', '，', '；', '(', ')', '|'];
/** Separate a label from what it labels. */
const LABELLING = [':', '：', '—'];

/** Relation of a clause to the next: a concession before it, its label (`Best overall: …`), or none. */
export type ClauseAfter = 'conceded' | 'labelled' | 'apart';

/** Effect of a phrase on the judgement of its clause. */
export type LexiconKind =
  | { readonly type: 'judgement'; readonly sign: 1 | -1 }
  | { readonly type: 'relation'; readonly sign: 1 | -1 }
  | { readonly type: 'negator' }
  | { readonly type: 'yardstick' }
  | { readonly type: 'equal' }
  | { readonly type: 'reliever' }
  | { readonly type: 'clause'; readonly after: ClauseAfter }
  | { readonly type: 'others' }
  | { readonly type: 'nothing' };

/** Chinese entries are listed in simplified characters and added in traditional ones too. */
function phrases(english: string, chinese: string): string[] {
  return [...english.split('|'), ...chinese.split(/\s+/u), ...traditionalForm(chinese).split(/\s+/u)]
    .map((phrase) => phrase.trim())
    .filter((phrase) => phrase !== '');
}

/** Every phrase with its meaning; the first listing of a phrase wins. */
export function sentimentLexicon(): ReadonlyMap<string, LexiconKind> {
  const groups: readonly (readonly [readonly string[], LexiconKind])[] = [
    [phrases(NEUTRAL_EN, `${NEUTRAL_ZH} ${UNLIKE_ZH}`), { type: 'nothing' }],
    [phrases(ABOVE_EN, ABOVE_ZH), { type: 'relation', sign: 1 }],
    [phrases(BELOW_EN, BELOW_ZH), { type: 'relation', sign: -1 }],
    [phrases(YARDSTICK_EN, YARDSTICK_ZH), { type: 'yardstick' }],
    [phrases(CONCESSION_EN, CONCESSION_ZH), { type: 'clause', after: 'conceded' }],
    [phrases(CONTRAST_EN, CONTRAST_ZH), { type: 'clause', after: 'apart' }],
    [LABELLING, { type: 'clause', after: 'labelled' }],
    [PUNCTUATION, { type: 'clause', after: 'apart' }],
    [phrases(OTHERS_EN, OTHERS_ZH), { type: 'others' }],
    [phrases(POSITIVE_EN, POSITIVE_ZH), { type: 'judgement', sign: 1 }],
    [phrases(NEGATIVE_EN, `${NEGATIVE_ZH} ${POOR_ZH}`), { type: 'judgement', sign: -1 }],
    [phrases(NEGATORS_EN, NEGATORS_ZH), { type: 'negator' }],
    [phrases(RELIEVERS_EN, RELIEVERS_ZH), { type: 'reliever' }],
    [phrases(EQUALS_EN, ''), { type: 'equal' }],
  ];
  const lexicon = new Map<string, LexiconKind>();
  for (const [group, kind] of groups) {
    for (const phrase of group) {
      if (!lexicon.has(phrase)) {
        lexicon.set(phrase, kind);
      }
    }
  }
  return lexicon;
}
