/** Characters of the lexicon with their traditional form in its words: 复 is 複 in 複雜, 赞 is 讚 in 稱讚. */
const PAIRS = `仅僅 优優 领領 导導 军軍 选選 荐薦 强強 赖賴 购購 买買 适適 劲勁 准準 确確 稳穩 畅暢 质質 价價 错錯 实實 亲親 评評 欢歡 广廣 销銷 热熱 专專 业業 丰豐 创創 进進 惊驚 艳艷 满滿 爱愛 较較 极極 势勢 显顯 点點 长長
  顶頂 级級 细細 腻膩 轻輕 静靜 节節 时時 观觀 致緻 过過 贴貼 标標 杆竿 队隊 独獨 给給 谱譜 异異 项項 认認 赞讚 誉譽 称稱 没沒 说說 处處 后後 诉訴 问問 题題 贵貴 难難 鸡雞 顿頓 机機 迟遲 发發 烫燙 声聲 续續 风風
  险險 争爭 议議 车車 琐瑣 复複 杂雜 虚虛 误誤 觉覺 泄洩 逊遜 遗遺 烦煩 门門 槛檻 学學 习習 维維 体體 验驗 罚罰 讼訟 丑醜 闻聞 亏虧 损損 担擔 忧憂 谨謹 择擇 无無 别別 并並 够夠 谈談 论論 线線 断斷 来來 缝縫 锈鏽
  钢鋼 区區 类類 识識 个個 决決 数數 统統 带帶 况況 关關 系係 动動 间間 为為 却卻 虽雖 尽儘 于於 胜勝 压壓 敌敵 对對 余餘 竞競 与與 伦倫 减減 缓緩 绝絕 规規`;

const FORMS: ReadonlyMap<string, string> = new Map(
  PAIRS.split(/\s+/u).map(([simplified = '', traditional = '']) => [simplified, traditional] as const),
);

/** A phrase of the lexicon in traditional characters. */
export function traditionalForm(phrase: string): string {
  return Array.from(phrase, (character) => FORMS.get(character) ?? character).join('');
}
