# 플라스틱 퍼지에 나오는 것들의 이름. 탁자와 공방이 함께 씁니다.

pf-kind-basic = 기본 보병
pf-kind-commander = 지휘관
pf-kind-radioman = 무전병
pf-kind-grenadier = 수류탄 소총병
pf-kind-sniper = 저격병
pf-kind-crawler = 포복병
pf-kind-minesweeper = 지뢰탐지병
pf-kind-mortar = 박격포병
pf-kind-fifty-cal = 50구경 사수
pf-kind-bazooka = 바주카병
pf-kind-flamethrower = 화염방사병
pf-kind-bfg = BFG병
pf-kind-jeep = 지프
pf-kind-tank = 전차
pf-kind-helicopter = 헬리콥터
pf-kind-jet = 제트기
pf-kind-howitzer = 곡사포
pf-kind-vehicle = 직접 만든 차량
# The short names on plates over the figures
pf-plate-basic = 기본 보병
pf-plate-grenadier = 수류탄 소총
pf-plate-crawler = 포복병
pf-plate-mortar = 박격포
pf-plate-fifty-cal = 50구경
pf-plate-bazooka = 바주카
pf-plate-flamethrower = 화염방사기
pf-plate-bfg = BFG
pf-plate-jet = 제트기
pf-plate-howitzer = 곡사포

pf-level-3 = 최상
pf-level-2 = 우수
pf-level-1 = 양호
pf-level-0 = 보통
pf-level-m1 = 미흡
pf-level-m2 = 나쁨
pf-level-m3 = 최악

pf-attribute-ml = 이동
pf-attribute-rl = 사거리
pf-attribute-al = 공격
pf-attribute-dl = 방어
pf-attribute-tl = 훈련

pf-weapon-shot = 사격
pf-weapon-grenade = 수류탄
pf-weapon-disc = 큰 원판
pf-weapon-flame = 화염
pf-weapon-bazooka = 바주카
pf-weapon-mortar = 박격포
pf-weapon-sweeper = 지뢰 탐지기

pf-arm-rifle = 소총
pf-arm-pistol = 권총
pf-arm-grenade = 수류탄
pf-arm-sweeper = 탐지기
pf-arm-mortar = 박격포
pf-arm-gun = 기관총
pf-arm-bazooka = 바주카
pf-arm-flame = 화염방사기
pf-arm-bfg = BFG
pf-arm-cannon = 전차포
pf-arm-howitzer = 곡사포

pf-stance-standing = 서 있음
pf-stance-kneeling = 무릎 꿇음
pf-stance-prone = 엎드림

pf-role-command = 지휘 무전병
pf-role-trooper = 야전 무전병

pf-terrain-open = 평지
pf-terrain-hill = 언덕
pf-terrain-road = 길
pf-terrain-camp = 진지
pf-terrain-forest = 숲
pf-terrain-water = 물
pf-terrain-shallow = 얕은 물
pf-terrain-mountain = 산악
pf-terrain-building = 건물
pf-terrain-bridge = 다리
pf-terrain-marsh = 늪
pf-terrain-desert = 사막
pf-terrain-low-wall = 낮은 담
pf-terrain-fortress = 요새

pf-board-green-camp = 초록군과 황갈국
pf-board-green-camp-story = 초록군은 숲을 가르는 길 끝에 진지를 두고 있습니다. 황갈군은 북쪽에서 내려와 깃발을 노립니다. 배치하기 전에 양쪽이 언덕과 담과 숲을 하나씩 번갈아 놓습니다.
pf-board-meeting = 네거리의 조우
pf-board-meeting-story = 농가 두 채와 언덕 두 개 사이, 두 길이 만나는 곳에서 두 부대가 마주칩니다. 빼앗을 것도 지킬 것도 없습니다. 먼저 너무 많이 잃는 쪽이 집니다.
pf-board-river = 강 건너기
pf-board-river-story = 강이 서쪽에서 동쪽으로 흐릅니다. 초록군은 가운데 다리나 두 여울 가운데 하나로 강을 건너 북쪽 기슭의 깃발을 빼앗아야 합니다. 황갈군은 담 뒤에 자리 잡고 기다립니다.
pf-board-sandbox = 모래놀이터 전투
pf-board-sandbox-story = 가로세로 두 자짜리 모래놀이터입니다. 한가운데에 블록 집이 있고, 뒤에 숨을 담과 풀숲이 두 군데 있습니다. 양쪽이 금세 사거리에 들어오므로 첫 게임으로 알맞은 짧은 전투입니다. 먼저 너무 많이 잃는 쪽이 집니다.

pf-ready-rifle-platoon = 소총 소대
pf-ready-rifle-platoon-about = 소총병 아홉과 소위 하나. 몇은 서서 달리고, 몇은 무릎 꿇거나 엎드려 자리를 지킵니다.
pf-ready-patrol = 혼성 순찰대
pf-ready-patrol-about = 수류탄과 중화기, 그리고 깃발로 달려갈 몇 명.
pf-ready-assault = 돌격 분대
pf-ready-assault-about = 가까이 다가가야 하는 수류탄 소총병 셋과 그 뒤의 중사.
pf-ready-snipers = 저격조
pf-ready-snipers-about = 저격병은 15인치 안이면 무엇이든 맞힙니다. 아무도 더 가까이 오지 않기를 바랍니다.
pf-ready-mortars = 박격포 분대
pf-ready-mortars-about = 관측병이 보는 것이면 언덕과 집 너머로도 쏘는 박격포 둘.
pf-ready-engineers = 공병대
pf-ready-engineers-about = 놓을 표식 셋과 적의 지뢰를 찾을 지뢰탐지병 둘.
pf-ready-tank-hunters = 전차 사냥꾼
pf-ready-tank-hunters-about = 장갑과 벽은 바주카가, 나머지는 화염방사기가 맡습니다.
pf-ready-armour = 전차 한 대
pf-ready-armour-about = 전차 한 대와 고개를 숙이고 있는 대위.
pf-ready-airmobile = 공중 순찰대
pf-ready-airmobile-about = 필요한 곳에 병사를 내려 주는 헬리콥터.
pf-ready-big-gun = 거대한 총
pf-ready-big-gun-about = 사람이 들 수 있는 가장 큰 총, 그리고 그 곁을 지키는 몇 명.
pf-ready-headquarters = 본부
pf-ready-headquarters-about = 지프와 무전병을 거느린 소령. 누군가는 보초를 섭니다.
pf-ready-militia = 마을 민병대
pf-ready-militia-about = 낡은 소총을 든 사람들. 하나하나는 싸고, 뒤에는 언제나 한 명이 더 있습니다.

# 준비된 부대에서 이름이 있는 유닛
pf-called-captain-moss = 모스 대위
pf-called-corporal-reed = 리드 상병
pf-called-dragonfly = 잠자리호
pf-called-left-eye = 왼쪽 눈
pf-called-lieutenant-finch = 핀치 소위
pf-called-lieutenant-hale = 헤일 소위
pf-called-lieutenant-oak = 오크 소위
pf-called-major-fox = 폭스 소령
pf-called-militiaman = 민병대원
pf-called-observer = 관측병
pf-called-old-molly = 몰리 할멈
pf-called-recruit = 신병
pf-called-right-eye = 오른쪽 눈
pf-called-runner = 날쌘돌이
pf-called-scout = 정찰병
pf-called-sergeant-brandt = 브란트 중사
pf-called-sergeant-doyle = 도일 중사
pf-called-sergeant-mason = 메이슨 중사
pf-called-sergeant-pike = 파이크 중사
pf-called-sergeant-stone = 스톤 중사
pf-called-the-mayor = 시장님
pf-called-third-eye = 세 번째 눈
pf-called-tiny = 꼬맹이
