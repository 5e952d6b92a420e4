import { normalizeText } from '#client/lib/normalizeText.ts';

/** Columns of the volume in a file: one column, a range in two columns, or parts to be added (computers and phones). */
export interface VolumeColumns {
  readonly kind: 'one' | 'range' | 'sum';
  /** Indexes of the columns; empty: the file has none. */
  readonly places: readonly number[];
  readonly period: 'month' | 'day';
}

interface KeywordColumns {
  /** Candidate columns of the keywords, the most certain name first. */
  readonly keywords: readonly number[];
  readonly volume: VolumeColumns;
}

const words = (text: string): ReadonlySet<string> => new Set(text.trim().split(/\s+/u));

/** Column names of tools, in lower case without blanks, dots, signs and accents; text in brackets is removed. */
const KEYWORD_NAMES = words(
  `keyword keywords keywordphrase keywordtext searchterm searchterms searchquery searchqueries query queries topqueries phrase
  keywordidea keywordideas keywordsuggestion
  关键词 关键字 搜索词 查询词 查询 词语 词 长尾词 关键词名称 热门查询 热门查询字词 搜索字词 拓展词
  關鍵字 關鍵詞 搜尋字詞 搜尋詞 搜尋字詞 查詢 熱門查詢 查詢字詞
  suchbegriff suchbegriffe suchanfrage suchanfragen haufigstesuchanfragen schlusselwort schlusselbegriff
  requete requetes requeteslesplusfrequentes principalesrequetes motcle motscles termederecherche termesderecherche
  consulta consultas consultasprincipales palabraclave palabrasclave terminodebusqueda terminosdebusqueda
  consultasmaispopulares principaisconsultas palavrachave palavraschave termodepesquisa
  queryprincipali parolachiave parolechiave terminediricerca
  zoekopdracht zoekopdrachten populairstezoekopdrachten zoekterm zoektermen zoekwoord zoekwoorden
  zapytanie zapytania najpopularniejszezapytania słowokluczowe słowakluczowe
  sorgu sorgular enpopulersorgular anahtarkelime anahtarkelimeler
  dotaz dotazy nejcastejsidotazy klicoveslovo klicovaslova
  sokfraga sokfragor vanligastesokfragorna sokord søgeord søgning søgninger søkeord
  запрос запросы поисковыйзапрос поисковыезапросы самыепопулярныезапросы ключевоеслово ключевыеслова ключеваяфраза фраза топзапросов статистикапословам
  tukhoa cautare cautari hakusana hakusanat
  キーワード 検索語句 検索キーワード 検索クエリ クエリ 上位のクエリ
  검색어 인기검색어 키워드 연관키워드 쿼리 인기쿼리`,
);
/** Columns of questions and suggestions that a tool derived from a term; next to them, `term` is that source term. */
const QUESTION_NAMES = words(
  'question questions suggestion suggestions 问题 问句 問題 質問 질문 frage fragen pregunta preguntas',
);
const TERM_NAMES = words('term terms begriff terme termino 词条');

const MONTHLY_NAMES = words(
  `volume searchvolume volumemonthly monthlyvolume monthlysearchvolume monthlysearches avgmonthlysearches averagemonthlysearches
  avgsearchvolume averagesearchvolume avgmonthlyvolume averagemonthlyvolume globalvolume localsearchvolume searches impressions impr band demand demandband sv msv searchvol
  搜索量 月搜索量 月均搜索量 月均搜索次数 平均每月搜索量 月搜索次数 月度搜索量 月覆盖 搜索热度 热度 展示次数 展示 展示量 展现量 展现 展现次数 需求 需求量 需求档位
  曝光 曝光次数 曝光量 曝光次數 搜尋量 月搜尋量 每月搜尋量 平均每月搜尋量 每月平均搜尋量 平均每月搜尋次數
  impressionen suchvolumen monatlichesuchanfragen durchschnsuchanfragenpromonat durchschnittlsuchanfragenpromonat
  durchschnittlichesuchanfragenpromonat durchschnittlmonatlsuchanfragen durchschnmonatlsuchanfragen durchschnittlichemonatlichesuchanfragen
  durchschnittlicheanzahlmonatlichersuchanfragen monatlichessuchvolumen suchvolumenmonat
  volumederecherche nombremoyenderecherchesmensuelles nbmoydererechmensuelles recherchesmensuellesmoyennes moyrecherchesmensuelles volumesderecherche
  impresiones volumendebusqueda volumen promediodebusquedasmensuales busquedasmensuales prommensualdebusquedas
  impressoes volumedepesquisa volumedebusca mediadepesquisasmensais impressioni volumediricerca mediaricerchemensili
  vertoningen zoekvolume gemiddeldaantalzoekopdrachtenpermaand gemaandelijksezoekopdrachten maandelijkszoekvolume
  wyswietlenia sredniamiesiecznaliczbawyszukiwan liczbawyszukiwan goruntuleme goruntulemeler goruntulenme ortalamaaylikaramasayısı aramahacmi
  zobrazeni hledanost prumernymesicnipocetvyhledavani visningar sokvolym genomsnittligtantalsokningarpermanad
  visninger gnsmanedligesøgninger søgevolumen gjennomsnittligemanedligesøk
  показы показоввмесяц числозапросов запросоввмесяц базоваячастотность общаячастотность числопоказоввмесяц средчислозапросоввмесяц среднеечислозапросоввмесяц частотность luongtimkiem
  整体月均搜索量 整体月搜索量 月均整体搜索量
  表示回数 検索ボリューム 月間検索ボリューム 月間平均検索ボリューム 月間検索数 月間検索回数
  노출 노출수 검색량 월간검색수 월간검색량 월평균검색량 월간평균검색량 평균월간검색량`,
);
const DAILY_NAMES = words(
  'dailysearches avgdailysearches dailyvolume dailysearchvolume 日均 日均搜索量 日均搜索 日搜索量 日均搜索次数 日均pv 日均检索量 日检索量 整体日均值 整体日检索量 整体日均搜索量',
);
/** Parts of the search volume, and search indexes, used only if there is no other column. */
const MONTHLY_PARTS = words(
  'pc搜索量 移动搜索量 pc月均搜索量 移动月均搜索量 pc月搜索量 移动月搜索量 pc端搜索量 移动端搜索量 desktopvolume mobilevolume desktopsearches mobilesearches',
);
const DAILY_PARTS = words('pc日检索量 移动日检索量 pc日均搜索量 移动日均搜索量 pc检索量 移动检索量');
const INDEX_NAMES = words('整体指数 搜索指数 移动指数 pc指数');

const LOW_END = /(?:^|[\s(_-])(?:min|minimum|low|lower|from)\b|下限|最低|最小|下限|최소/iu;
const HIGH_END = /(?:^|[\s(_-])(?:max|maximum|high|upper|to)\b|上限|最高|最大|최대/iu;
/** Words for an end of a range, which are not part of the column's name. */
const END_WORDS =
  /(?:^|[\s(_-])(?:min|minimum|low|lower|from|max|maximum|high|upper|to)\b|下限|上限|最低|最高|最小|最大|최소|최대/giu;

/** Longer ones are no names; matching brackets in them would take quadratic time. */
const LONGEST_NAME = 200;

/** A column name for comparison. Accents are removed only from Latin letters, since kana and Hangul would be decomposed. */
function plainName(name: string): string {
  if (name.length > LONGEST_NAME) return '';
  return normalizeText(name, 'NFKC')
    .toLowerCase()
    .replaceAll(/\(.*?\)|\[.*?\]/gu, '')
    .replaceAll(/\p{Script=Latin}/gu, (letter) => normalizeText(letter, 'NFD').replaceAll(/\p{M}/gu, ''))
    .replaceAll(/[^\p{L}\p{N}]/gu, '');
}

/** Column names of impressions of own pages, over the period of the report. */
const IMPRESSIONS = /^(?:impr|展示|展现|曝光|vertoning|wyswietlenia|goruntu|zobrazeni$|visning|показы$|表示回数|노출)/u;

/** Whether a column of volumes contains impressions, which differ from monthly searches. */
export const isImpressions = (name: string): boolean => IMPRESSIONS.test(plainName(name));

function placesOf(names: readonly string[], known: ReadonlySet<string>): readonly number[] {
  return names.flatMap((name, place) => (known.has(name) ? [place] : []));
}

/** Two columns with the ends of a range. */
function rangeIn(cells: readonly string[]): readonly number[] {
  const isVolume = (cell: string): boolean =>
    MONTHLY_NAMES.has(plainName(cell.replaceAll(/[()[\]]/gu, ' ').replaceAll(END_WORDS, ' ')));
  const low = cells.findIndex((cell) => LOW_END.test(cell) && isVolume(cell));
  const high = cells.findIndex((cell) => HIGH_END.test(cell) && !LOW_END.test(cell) && isVolume(cell));
  return low >= 0 && high >= 0 ? [low, high] : [];
}

const DEVICE = /\b(?:pc|desktop|mobile)\b|移动|移動|电脑|桌面|모바일|モバイル|パソコン/iu;

function volumeIn(cells: readonly string[], names: readonly string[]): VolumeColumns {
  const range = rangeIn(cells);
  if (range.length > 0) return { kind: 'range', places: range, period: 'month' };
  const monthly = placesOf(names, MONTHLY_NAMES);
  // 월간검색수(PC) and 월간검색수(모바일) are one name for two parts.
  const byDevice = monthly.filter((place) => DEVICE.test(cells[place] ?? ''));
  const total = monthly.find((place) => !byDevice.includes(place));
  if (total !== undefined) return { kind: 'one', places: [total], period: 'month' };
  if (byDevice.length > 0) return sumOf(byDevice, 'month');
  const parts = placesOf(names, MONTHLY_PARTS);
  if (parts.length > 0) return sumOf(parts, 'month');
  const [daily] = placesOf(names, DAILY_NAMES);
  if (daily !== undefined) return { kind: 'one', places: [daily], period: 'day' };
  const dailyParts = placesOf(names, DAILY_PARTS);
  if (dailyParts.length > 0) return sumOf(dailyParts, 'day');
  return { kind: 'one', places: placesOf(names, INDEX_NAMES).slice(0, 1), period: 'day' };
}

function sumOf(places: readonly number[], period: 'month' | 'day'): VolumeColumns {
  return { kind: places.length > 1 ? 'sum' : 'one', places, period };
}

/** The columns found in a header row; null if it has no keyword column. */
export function columnsOf(cells: readonly string[]): KeywordColumns | null {
  const names = cells.map(plainName);
  const keywords = [KEYWORD_NAMES, QUESTION_NAMES, TERM_NAMES].flatMap((known) => placesOf(names, known));
  return keywords.length === 0 ? null : { keywords, volume: volumeIn(cells, names) };
}
