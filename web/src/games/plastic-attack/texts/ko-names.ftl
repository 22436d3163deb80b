# 플라스틱 어택에 들어 있는 이름. 인쇄한 카드에도 나옵니다.
pa-figure-captain-cardboard = 골판지 대장
pa-figure-captain-cardboard-rain-cape = 비옷 골판지 대장
pa-figure-grandma-gearshift = 톱니 할머니
pa-figure-tumble-tank = 데굴데굴 탱크
pa-figure-professor-fizz = 보글 박사
pa-figure-moss-lion = 이끼 사자
pa-figure-needle-eye-nia = 바늘귀 니아
pa-figure-the-understudy = 대역 배우
pa-figure-sister-static = 정전기 소녀
pa-figure-bolt-the-runaway = 도망자 볼트
pa-figure-doctor-mend = 꿰매기 박사
pa-figure-paper-dragon = 종이 용

# 군단
pw-ready-cardboard-brigade = 골판지 여단
pw-ready-curtain-call = 커튼콜
pw-ready-kitchen-shelf = 부엌 선반
pw-ready-monsters-under-the-bed = 침대 밑 괴물들
pw-ready-quick-feet = 날쌘돌이들
pw-ready-sunday-drive = 일요일 드라이브
pw-ready-the-repair-shop = 수리점
pw-ready-two-against-the-world = 세상에 맞선 둘
