offline-title = 서버에 연결할 수 없습니다
offline-lead = 인터넷 연결이 끊긴 것 같습니다. 게임은 서버에 그대로 남아 있습니다.
offline-again = 다시 시도
